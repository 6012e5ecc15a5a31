import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '../folders';

const folder = join(assetsFolder, 'pictures');
const extension = '.svg';

/** Names of all picture files without extension. Only these files are read, so no request can leave the folder. */
const names: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length)),
);

export const hasPicture = (name: string): boolean => names.has(name);

/** Returns the SVG of a name such as `wheels/y-spoke`. Undefined if there is no such file. */
export const readPicture = (name: string): string | undefined =>
  names.has(name) ? readFileSync(join(folder, name + extension), 'utf8') : undefined;

/** Returns the content of an SVG without its outer element. */
export const contentOf = (svg: string): string => svg.replace(/^<svg [^>]*>|<\/svg>\s*$/g, '');
