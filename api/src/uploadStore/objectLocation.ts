import { randomBytes } from 'node:crypto';
import { type UploadBucket, uploadBucket } from '@caravan/shared/contracts/calls';
import { is } from 'valibot';

/** Bucket and key of an object. Only `createKey` creates keys, so they cannot name other folders. */
export interface ObjectLocation {
  readonly bucket: UploadBucket;
  readonly key: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

const keyPattern = /^\d{4}\/\d{2}\/\d{2}\/[0-9a-f]{32}\.([a-z]{3,4})$/;

export const isPublic = (bucket: UploadBucket): boolean => bucket === 'images' || bucket === 'assets';

/** Creates a key of the day (UTC) and 128 random bits, for example `2026/11/20/3f….png`. */
export const createKey = (contentType: string, now: Date): string => {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '/');
  return `${day}/${randomBytes(16).toString('hex')}.${extensions[contentType] ?? 'bin'}`;
};

/** Returns the media type of a key by its extension. Returns undefined for an invalid key. */
export const typeOfKey = (key: string): string | undefined => {
  const extension = keyPattern.exec(key)?.[1];
  return Object.keys(extensions).find((type) => extensions[type] === extension);
};

/** Parses a path `<bucket>/<key>`. Returns undefined for an invalid one. */
export const parseLocation = (path: string): ObjectLocation | undefined => {
  const slash = path.indexOf('/');
  const [bucket, key] = [path.slice(0, slash), path.slice(slash + 1)];
  return is(uploadBucket, bucket) && typeOfKey(key) !== undefined ? { bucket, key } : undefined;
};
