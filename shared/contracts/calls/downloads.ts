import * as v from 'valibot';
import { defineCall } from './call';
import { address, text } from './fields';

/** A file to download. `link` is in the call's language; `tips` says what it is good for, with format and size. */
export const downloadItem = v.object({ name: text, image: address, link: address, tips: text });
export type DownloadItem = v.InferOutput<typeof downloadItem>;

/** The files of the download page, in the editors' order. */
export const downloadList = defineCall({
  host: 'main',
  path: '/tech/home/downloadList',
  parameter: v.object({}),
  result: v.array(downloadItem),
});
