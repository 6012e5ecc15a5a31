import { createS3Store } from '@caravan/object-store';
import type { UploadService } from '../config/s3';
import { type UploadStore, createUploadStore } from './uploadStore';
import { parseLocation } from './objectLocation';

export interface S3Options extends UploadService {
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a store of uploads in buckets of an S3 service. Uploads go to `incoming/` in the private bucket of attachments. The
 * service copies them when they are published. So a signed PUT that is used again cannot change a published object.
 */
export const createS3UploadStore = ({ buckets, publicUrl, now, ...service }: S3Options): UploadStore => {
  const locate = (key: string) => {
    const location = parseLocation(key);
    return location === undefined
      ? { bucket: buckets.attachments, key }
      : { ...location, bucket: buckets[location.bucket] };
  };
  return createUploadStore(createS3Store({ service, locate, now }), (location) =>
    publicUrl === undefined
      ? `/uploads/${location.bucket}/${location.key}`
      : `${publicUrl.replace(/\/+$/, '')}/${buckets[location.bucket]}/${location.key}`,
  );
};
