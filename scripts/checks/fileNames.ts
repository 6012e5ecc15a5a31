import type { Check, Finding } from './finding';

// Such names say where something was put, not what it is (style.md 3).
const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'managers']);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Files and folders whose name says nothing. */
export const checkFileNames: Check = (files) =>
  files.flatMap(({ path }): Finding[] => {
    const word = path
      .split('/')
      .flatMap(wordsOf)
      .find((part) => emptyNames.has(part));
    return word === undefined ? [] : [{ file: path, line: 1, message: `"${word}" says nothing: name what it holds` }];
  });
