import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const thisFolder = dirname(fileURLToPath(import.meta.url));

/** The workspace folder. Only this module uses its own path, so that a bundle has to replace one place only. */
export const apiFolder = process.env.API_FOLDER || resolve(thisFolder, '../..');

export const sourceFolder = resolve(apiFolder, 'src');
export const migrationsFolder = resolve(apiFolder, 'migrations');

/** The tariffs of customs, a document each. */
export const tariffsFolder = resolve(apiFolder, 'tariffs');

/** The site's fonts, for PDFs. */
export const fontsFolder = resolve(apiFolder, '../shared/theme/fonts');

/** The program that makes PDFs. In a build it lies beside this file. */
export const pdfProgram = import.meta.url.endsWith('.ts')
  ? { file: resolve(sourceFolder, 'modules/downloads/pdf/child.ts'), execArgv: ['--import', 'tsx'] }
  : { file: resolve(thisFolder, 'pdf.mjs'), execArgv: [] };

/** The data folder without `CARAVAN_DATA`. */
export const defaultDataFolder = resolve(apiFolder, '..', '.caravan');
