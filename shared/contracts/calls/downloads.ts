import * as v from 'valibot';
import { defineCall } from './call';
import { address, text } from './fields';

/** One format of a file (`pdf`, `html`, `csv`). `size` is in bytes, null if unknown. */
export const downloadFile = v.object({ format: text, link: address, size: v.nullable(v.number()) });
export type DownloadFile = v.InferOutput<typeof downloadFile>;

/**
 * A file to download. `link` is the file in the call's language. `files` are all its formats, the best for printing first. `tips`
 * describes its use.
 */
export const downloadItem = v.object({
  name: text,
  image: address,
  link: address,
  files: v.optional(v.array(downloadFile), []),
  tips: text,
});
export type DownloadItem = v.InferOutput<typeof downloadItem>;

/** Returns the files of the download page, in the editors' order. */
export const downloadList = defineCall({
  path: '/tech/home/downloadList',
  parameter: v.object({}),
  result: v.array(downloadItem),
});
