import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { sourceFolder } from '../../paths';

// Not by the name of createRequire: webpack works that out while it builds, and leaves nothing to call.
const require = nodeModule.createRequire(join(sourceFolder, 'main.ts'));
const folder = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');

const codes: ReadonlySet<string> = new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')));

/** The flag of a country, 4:3, by its ISO 3166 code in small letters; undefined where there is none. */
export const flagAt = (code: string): Promise<string> | undefined =>
  codes.has(code) ? readFile(join(folder, `${code}.svg`), 'utf8') : undefined;
