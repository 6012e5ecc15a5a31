import { resolve } from 'node:path';
import { apiFolder } from '@caravan/api/config';

/** The workspace's folder, beside the API's: a bundle cannot ask where it came from. */
const demoFolder = resolve(apiFolder, '../demo');

export const sourceFolder = resolve(demoFolder, 'src');

/** Files that are served as they are. */
export const assetsFolder = resolve(demoFolder, 'assets');
