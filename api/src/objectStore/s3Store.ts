import type { S3Service } from '@caravan/object-store';
import { s3Store as storeOn } from '@caravan/object-store';
import type { UploadBucket } from '@caravan/shared/contracts/calls';
import type { ObjectStore } from './objectStore';
import { placesIn } from './objectStore';
import { placeOf } from './place';

/** An S3 service, and what our buckets there are called. */
export interface S3Options extends S3Service {
  readonly buckets: Readonly<Record<UploadBucket, string>>;
  /** Where browsers read public buckets, `<address>/<bucket>/<key>`; undefined: through the API. */
  readonly publicUrl: string | undefined;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Uploads in buckets of an S3 service. What browsers send arrives below `incoming/` in the bucket of attachments, which
 * nobody can read, and is copied to its place by the service itself: a signed PUT may be used again until it expires,
 * but never changes what is published.
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
