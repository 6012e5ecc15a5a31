import { readdirSync } from 'node:fs';
import { until } from '../until';
import type { Visitor } from './visitor';

/** Makes the visitor's browser save downloads in a folder. */
export const saveDownloadsIn = async ({ page, context }: Visitor, folder: string): Promise<void> => {
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id === undefined ? {} : { browserContextId: context.id }),
  });
};

/** Waits until a folder has `count` complete downloads. Returns their names. */
export const waitForDownloads = async (folder: string, count = 1): Promise<string[]> => {
  let names: string[] = [];
  await until(async () => {
    names = readdirSync(folder);
    return names.length === count && names.every((name) => !name.endsWith('.crdownload'));
  });
  return names;
};
