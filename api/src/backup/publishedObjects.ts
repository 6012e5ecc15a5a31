import { join } from 'node:path';
import { createFolderStore, createS3Store, type ObjectStore } from '@caravan/object-store';
import { uploadBucket } from '@caravan/shared/contracts/calls';
import type { Config } from '../config/config';
import { servingOptionsOf } from '../uploadStore/uploadStore';
import { typeOfKey } from '../uploadStore/objectLocation';

/** The published objects of one bucket of uploads. */
export interface PublishedObjects extends Pick<ObjectStore, 'list' | 'listAll' | 'get' | 'remove'> {
  readonly bucket: string;
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>;
}

/** Opens the buckets of uploads. Files whose upload was not finished are not listed. */
export const publishedObjects = ({ s3, dataFolder }: Config): readonly PublishedObjects[] =>
  uploadBucket.options.map((bucket) => {
    const store: ObjectStore =
      s3 === undefined
        ? createFolderStore(join(dataFolder, 'uploads', bucket))
        : createS3Store({ service: s3, locate: (key) => ({ bucket: s3.buckets[bucket], key }), now: Date.now });
    return {
      ...store,
      bucket,
      listAll: async () => (await store.listAll()).filter((key) => typeOfKey(key) !== undefined),
      create: (key, bytes) => store.create(key, bytes, servingOptionsOf({ bucket, key })),
    };
  });
