import { s3Store as storeOn } from '@caravan/object-store';
import type { UploadService } from '../config/s3';
import { type ObjectStore, placesIn } from './objectStore';
import { placeOf } from './place';

export interface S3Options extends UploadService {
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a store of uploads in buckets of an S3 service. Uploads go to `incoming/` in the private bucket of attachments. The
 * service copies them when they are published. So a signed PUT that is used again cannot change a published object.
 */
export const s3Store = ({ buckets, publicUrl, now, ...service }: S3Options): ObjectStore => {
  const locate = (key: string) => {
    const place = placeOf(key);
    return place === undefined ? { bucket: buckets.attachments, key } : { ...place, bucket: buckets[place.bucket] };
  };
  return placesIn(storeOn({ service, locate, now }), (place) =>
    publicUrl === undefined
      ? `/uploads/${place.bucket}/${place.key}`
      : `${publicUrl.replace(/\/+$/, '')}/${buckets[place.bucket]}/${place.key}`,
  );
};
