import { readFileSync } from 'node:fs';
import type { BackedUpSite } from '../site';
import { rowsFile } from './oneFile';

/** Returns the bytes of a site's objects in base64, by folder and key. */
export const objectsOf = async ({ store, uploads }: BackedUpSite) => {
  const objects: Record<string, string> = {};
  for (const part of [store, ...uploads])
    for (const key of await part.objects.listAll())
      objects[`${part.folder}/${key}`] = Buffer.from((await part.objects.get(key)) ?? []).toString('base64');
  return objects;
};

/** Returns the rows of a site's database, and the bytes of its objects. */
export const everythingOf = async (site: BackedUpSite) => ({
  rows: readFileSync(rowsFile(site.config.dataFolder), 'utf8'),
  objects: await objectsOf(site),
});
