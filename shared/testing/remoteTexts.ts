import { globSync, readFileSync } from 'node:fs';
import type { Language } from '../contracts';

const read = (file: string): object => {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof texts === 'object' && texts !== null ? texts : {};
};

const textsIn = (source: string, lang: Language): object =>
  globSync(`${source}/**/locales/${lang}.json`).reduce((all, file) => ({ ...all, ...read(file) }), {});

/** Reads all texts of a remote, by the folder of its source. */
export const readTexts = (source: string): Readonly<Record<Language, object>> => ({
  en: textsIn(source, 'en'),
  ge: textsIn(source, 'ge'),
});
