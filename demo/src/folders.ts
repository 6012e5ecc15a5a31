import { resolve } from 'node:path';
import { apiFolder } from '@caravan/api/config';

/** The workspace's folder. It is derived from the API's, because a bundle does not know the path of its sources. */
const demoFolder = resolve(apiFolder, '../demo');

export const sourceFolder = resolve(demoFolder, 'src');

/** Files that are served unchanged. */
export const assetsFolder = resolve(demoFolder, 'assets');
