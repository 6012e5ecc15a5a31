import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The workspace folder. The only module that asks where it lies, so that a bundle has one place to replace. */
export const apiFolder = process.env.API_FOLDER ?? resolve(here, '../..');

export const sourceFolder = resolve(apiFolder, 'src');
export const migrationsFolder = resolve(apiFolder, 'migrations');

/** The site's fonts, for what is printed. */
export const fontsFolder = resolve(apiFolder, '../shared/theme/fonts');

/** Where the file lies that makes PDFs, and what Node needs to run it: a build holds it beside this one. */
export const pdfProgram = import.meta.url.endsWith('.ts')
  ? { file: resolve(sourceFolder, 'modules/downloads/pdf/child.ts'), execArgv: ['--import', 'tsx'] }
  : { file: resolve(here, 'pdf.mjs'), execArgv: [] };

/** Where data goes when `CARAVAN_DATA` says nothing. */
export const defaultDataFolder = resolve(apiFolder, '..', '.caravan');
