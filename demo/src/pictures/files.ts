import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '../folders';

const folder = join(assetsFolder, 'pictures');
const extension = '.svg';

/** Names of all picture files, without extension. Requests are matched against this list, so no request leaves the folder. */
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(extension))
  .map((name) => name.slice(0, -extension.length))
  .toSorted();
const known: ReadonlySet<string> = new Set(names);

export const hasPicture = (name: string): boolean => known.has(name);

/** The SVG file of a name such as `wheels/y-spoke`; undefined if there is none. */
export const readPicture = (name: string): string | undefined =>
  known.has(name) ? readFileSync(join(folder, name + extension), 'utf8') : undefined;

/** The content of an SVG file without its outer element. */
export const contentOf = (svg: string): string => svg.replace(/^<svg [^>]*>|<\/svg>\s*$/g, '');

/** A picture for a name that has none of its own: one of those that match, always the same one for a name. */
export const similarPicture = (name: string, pattern: RegExp): string | undefined => {
  const similar = names.filter((each) => pattern.test(each));
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return readPicture(similar[sum % similar.length] ?? '');
};
