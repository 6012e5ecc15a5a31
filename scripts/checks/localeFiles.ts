import type { Check, Finding, SourceFile } from './sourceFiles';
import { withoutUntranslatable } from './sameInEveryLanguage';

type Texts = ReadonlyMap<string, string>;

const flatten = (value: unknown, path: string[] = []): [string, string][] => {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => flatten(child, [...path, key]));
  }
  return [[path.join('.'), typeof value === 'string' ? value : '']];
};

const textsOf = (file: SourceFile): Texts => new Map(flatten(JSON.parse(file.text)));

/** Returns the line of a key, found by its last part. */
const lineOfKey = (file: SourceFile, key: string): number => {
  const name = `"${key.split('.').at(-1) ?? key}"`;
  const index = file.text.split('\n').findIndex((line) => line.trimStart().startsWith(name));
  return index + 1 || 1;
};

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');

const isEnglishOnly = (text: string): boolean => {
  const rest = withoutUntranslatable(text);
  return !/\p{Script=Georgian}/u.test(text) && rest.trim().length > 3 && /[A-Za-z]{2}/.test(rest);
};

const compare = (english: SourceFile, georgian: SourceFile): Finding[] => {
  const [en, ge] = [textsOf(english), textsOf(georgian)];
  const findingAt = (file: SourceFile, key: string, message: string): Finding => ({
    file: file.path,
    line: lineOfKey(file, key),
    message: `${key}: ${message}`,
  });
  const findMissing = (from: Texts, file: SourceFile, otherTexts: Texts): Finding[] =>
    [...from.keys()]
      .filter((key) => !otherTexts.has(key))
      .map((key) => findingAt(file, key, 'missing in the other language'));
  const findEmpty = (texts: Texts, file: SourceFile): Finding[] =>
    [...texts].filter(([, text]) => text.trim() === '').map(([key]) => findingAt(file, key, 'empty'));
  return [
    ...findMissing(en, english, ge),
    ...findMissing(ge, georgian, en),
    ...findEmpty(en, english),
    ...findEmpty(ge, georgian),
    ...[...ge].filter(([, text]) => isEnglishOnly(text)).map(([key]) => findingAt(georgian, key, 'not in Georgian')),
    ...[...ge]
      .filter(([key, text]) => placeholders(text) !== placeholders(en.get(key) ?? text))
      .map(([key]) => findingAt(georgian, key, 'other placeholders than in English')),
  ];
};

/** Checks that both languages have the same keys and placeholders, that no text is empty, and that Georgian is Georgian. */
export const checkLocaleFiles: Check = (files) => {
  const locales = files.filter(({ path }) => /(?:^|\/)locales\/[^/]+\.json$/.test(path));
  const byPath = new Map(locales.map((file) => [file.path, file]));
  return locales.flatMap((file): Finding[] => {
    const partnerPath = file.path.replace(/(en|ge)\.json$/, (_, language) => `${language === 'en' ? 'ge' : 'en'}.json`);
    const partner = byPath.get(partnerPath);
    if (partner === undefined || partnerPath === file.path) {
      return [{ file: file.path, line: 1, message: 'needs an en.json and a ge.json beside each other' }];
    }
    return file.path.endsWith('/en.json') ? compare(file, partner) : [];
  });
};
