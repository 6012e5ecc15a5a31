import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The workspace folder. The only module that asks where it lies, so that a bundle has one place to replace. */
export const apiFolder = process.env.API_FOLDER ?? resolve(here, '../..');

export const sourceFolder = resolve(apiFolder, 'src');
export const migrationsFolder = resolve(apiFolder, 'migrations');

/** Where data goes when `CARAVAN_DATA` says nothing. */
export const defaultDataFolder = resolve(apiFolder, '..', '.caravan');
