import { join } from 'node:path';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import { type FileStore, createFileStore } from './fileStore';
import type { UploadStore } from './uploadStore';
import { createS3UploadStore } from './s3UploadStore';
import { signingKeyOf } from './signing';

/** The object store. `files` is set for the file store, whose URLs the API serves. */
export interface Objects {
  readonly store: UploadStore;
  readonly files: FileStore | undefined;
}

/** Opens the configured S3 service, or files in the data folder. */
export const objectsOf = ({ s3, dataFolder }: Config, db: Db, now: () => number): Objects => {
  if (s3 !== undefined) return { store: createS3UploadStore({ ...s3, now }), files: undefined };
  let key: Promise<string> | undefined;
  const files = createFileStore({
    folder: join(dataFolder, 'uploads'),
    key: () =>
      (key ??= signingKeyOf(db).catch((error: unknown) => {
        key = undefined;
        throw error;
      })),
    now,
  });
  return { store: files, files };
};
