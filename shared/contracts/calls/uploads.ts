import * as v from 'valibot';
import { defineCall } from './call';
import { id } from './fields';

/** The bucket of an upload. `assets` and `images` are public. `secrets` and `attachments` can be read only by a signed address. */
export const uploadBucket = v.picklist(['assets', 'secrets', 'attachments', 'images']);
export type UploadBucket = v.InferOutput<typeof uploadBucket>;

/** The largest accepted file in bytes: 10240 KB. */
export const uploadMaxBytes = 10_240 * 1024;

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const pdf = 'application/pdf';

/** The accepted media types of each bucket. SVG is not accepted, because it can contain scripts. */
export const uploadTypes: Readonly<Record<UploadBucket, readonly string[]>> = {
  assets: [...pictures, pdf],
  secrets: [...pictures, pdf],
  attachments: [...pictures, pdf],
  images: pictures,
};

/** The address of an object: a path of the site, or an address on another origin. */
const storeAddress = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.maxLength(4096));

/**
 * Returns a permission to upload one file, for signed-in users only. `size` is the exact size in bytes. The browser sends the file to
 * `url`, by `method` and with `headers`, before `expiresAt` (Unix seconds), and then calls {@link uploadFinish}. `key` is the key of the
 * object in its bucket. The refusal of a type or size names what is accepted.
 */
export const uploadPermission = defineCall({
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
 * Finishes an upload of the caller after the file was sent. The server checks the stored file, then publishes or deletes it. `address` is
 * permanent in a public bucket and works for ten minutes in others. The call can be repeated to get a new address.
 */
export const uploadFinish = defineCall({
  path: '/tech/upload/finish',
  parameter: v.object({ uploadId: id }),
  result: v.object({ address: storeAddress }),
});
