import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@caravan/shared/contracts';

const source = join(import.meta.dirname, '..');
const folders = [
  source,
  ...['pages', 'components'].flatMap((kind) => readdirSync(join(source, kind)).map((name) => join(source, kind, name))),
];

const read = (file: string): object => {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof texts === 'object' && texts !== null ? texts : {};
};

const textsIn = (lang: Language): object =>
  folders
    .map((folder) => join(folder, 'locales', `${lang}.json`))
    .filter((file) => existsSync(file))
    .reduce((all, file) => ({ ...all, ...read(file) }), {});

/** All texts of this remote. */
export const texts: Readonly<Record<Language, object>> = { en: textsIn('en'), ge: textsIn('ge') };
