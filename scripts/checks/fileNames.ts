import { basename, dirname } from 'node:path/posix';
import type { Check, Finding, SourceFile } from './sourceFiles';

/** Such names do not say what a file holds. */
const vagueNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'managers']);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const findVagueNames = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path }): Finding[] => {
    const word = path
      .split('/')
      .flatMap(wordsOf)
      .find((part) => vagueNames.has(part));
    return word === undefined ? [] : [{ file: path, line: 1, message: `"${word}" says nothing: name what it holds` }];
  });

/** Returns the path up to the first dot of the file's name. */
const withoutEnding = (path: string): string => `${dirname(path)}/${basename(path).split('.')[0] ?? ''}`;

const findCaseDuplicates = (files: readonly SourceFile[]): Finding[] => {
  const names = new Map<string, Set<string>>();
  for (const name of files.map(({ path }) => withoutEnding(path))) {
    const key = name.toLowerCase();
    names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return files.flatMap(({ path }): Finding[] => {
    const name = withoutEnding(path);
    const other = [...(names.get(name.toLowerCase()) ?? [])].find((candidate) => candidate !== name);
    if (other === undefined) return [];
    return [{ file: path, line: 1, message: `differs from "${basename(other)}" by case only: name what each holds` }];
  });
};

/** Finds names that do not say what a file or folder holds, and names of one folder that differ by case only. */
export const checkFileNames: Check = (files) => [...findVagueNames(files), ...findCaseDuplicates(files)];
