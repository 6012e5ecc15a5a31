import type { Localised } from './languages';

/** The shape of texts with both languages in place of each text. */
export type LocalisedTexts<T> = T extends string ? Localised : { readonly [Key in keyof T]: LocalisedTexts<T[Key]> };

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Merges the texts of two files, one for each language. Throws if one lacks a text. */
export function inBothLanguages<T>(en: T, ge: T): LocalisedTexts<T>;
export function inBothLanguages(en: unknown, ge: unknown): unknown {
  if (typeof en === 'string' && typeof ge === 'string') {
    return { en, ge };
  }
  if (!isTree(en) || !isTree(ge) || Object.keys(en).join() !== Object.keys(ge).join()) {
    throw new Error(`texts that differ by language: ${JSON.stringify(en)} and ${JSON.stringify(ge)}`);
  }
  const entries = Object.entries(en).map(([key, text]: [string, unknown]): [string, unknown] => [
    key,
    inBothLanguages<unknown>(text, Reflect.get(ge, key)),
  ]);
  return Array.isArray(en) ? entries.map(([, text]) => text) : Object.fromEntries<unknown>(entries);
}
