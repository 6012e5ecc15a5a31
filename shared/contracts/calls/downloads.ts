import * as v from 'valibot';
import { defineCall } from './call';
import { address, text } from './fields';

/** One format of a file (`pdf`, `html`, `csv`). `size` in bytes; null where it is not known. */
export const downloadFile = v.object({ format: text, link: address, size: v.nullable(v.number()) });
export type DownloadFile = v.InferOutput<typeof downloadFile>;

/**
 * A file to download. `link` is in the call's language, `files` are all formats that it can be had in, the best to print
 * first; `tips` says what it is good for.
 */
export const downloadItem = v.object({
  name: text,
  image: address,
  link: address,
  files: v.optional(v.array(downloadFile), []),
  tips: text,
});
export type DownloadItem = v.InferOutput<typeof downloadItem>;

/** The files of the download page, in the editors' order. */
export const downloadList = defineCall({
  host: 'main',
  path: '/tech/home/downloadList',
  parameter: v.object({}),
  result: v.array(downloadItem),
});
