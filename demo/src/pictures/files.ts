import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '../folders';

const folder = join(assetsFolder, 'pictures');
const extension = '.svg';

/** Names of all picture files without extension. Only these files are read, so no request can leave the folder. */
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(extension))
  .map((name) => name.slice(0, -extension.length))
  .toSorted();
const nameSet: ReadonlySet<string> = new Set(names);

export const hasPicture = (name: string): boolean => nameSet.has(name);

/** Returns the SVG of a name such as `wheels/y-spoke`. Undefined if there is no such file. */
export const readPicture = (name: string): string | undefined =>
  nameSet.has(name) ? readFileSync(join(folder, name + extension), 'utf8') : undefined;

/** Returns the content of an SVG without its outer element. */
export const contentOf = (svg: string): string => svg.replace(/^<svg [^>]*>|<\/svg>\s*$/g, '');

/** Returns a fallback picture among those that match. The same name always gets the same picture. */
export const similarPicture = (name: string, pattern: RegExp): string | undefined => {
  const similar = names.filter((each) => pattern.test(each));
  const sum = Array.from(name).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return readPicture(similar[sum % similar.length] ?? '');
};
