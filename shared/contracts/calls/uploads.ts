import * as v from 'valibot';
import { defineCall } from './call';
import { id } from './fields';

/** Where an upload goes: `assets` and `images` are public, `secrets` and `attachments` are read by a signed address only. */
export const uploadBucket = v.picklist(['assets', 'secrets', 'attachments', 'images']);
export type UploadBucket = v.InferOutput<typeof uploadBucket>;

/** The largest file that is taken, in bytes: 10240 KB. */
export const uploadMaxBytes = 10_240 * 1024;

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const pdf = 'application/pdf';

/** Media types that each bucket takes. No SVG: it can hold scripts. */
export const uploadTypes: Readonly<Record<UploadBucket, readonly string[]>> = {
  assets: [...pictures, pdf],
  secrets: [...pictures, pdf],
  attachments: [...pictures, pdf],
  images: pictures,
};

/** Where an object is sent to or read from: a path of the site, or another origin's address. */
const storeAddress = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.maxLength(4096));

/**
 * Asks for the right to upload one file; signed-in users only. `size` in bytes, exactly that of the file. The browser
 * then sends the file itself to `url`, by `method` and with `headers`, before `expiresAt` (unix seconds), and calls
 * {@link uploadFinish}. `key` is where the object will lie in its bucket. Type and size are refused with a message that
 * says what is taken.
 */
export const uploadPermission = defineCall({
  host: 'main',
  path: '/tech/upload/permission',
  parameter: v.object({
    bucket: uploadBucket,
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    contentType: v.pipe(v.string(), v.maxLength(100)),
    size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  }),
  result: v.object({
    uploadId: id,
    method: v.literal('PUT'),
    url: storeAddress,
    headers: v.record(v.string(), v.string()),
    key: v.string(),
    expiresAt: v.number(),
  }),
});

/**
 * Ends an upload of one's own once the file was sent: the server looks at what the store really has, and takes it or
 * deletes it. `address` is for good in a public bucket, and for ten minutes in any other; a finished upload may be
 * finished again to get a fresh one.
 */
export const uploadFinish = defineCall({
  host: 'main',
  path: '/tech/upload/finish',
  parameter: v.object({ uploadId: id }),
  result: v.object({ address: storeAddress }),
});
