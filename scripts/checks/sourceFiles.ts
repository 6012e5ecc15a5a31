import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ParseResult } from 'oxc-parser';

/** A file by its path from the root of the repository, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A line that breaks a rule. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type Check = (files: readonly SourceFile[]) => Finding[];

const isSkipped = (folder: string): boolean =>
  folder.startsWith('.') || ['node_modules', 'dist', 'coverage'].includes(folder);

const walk = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : walk(root, path);
    return /(?<!\.d)\.(?:tsx?|mjs|cjs|json)$|^licences\.md$/.test(entry.name) ? [path] : [];
  });

/** Reads the source files below `root` and the list of licences, without declarations, built and hidden folders. */
export const readSourceFiles = (root: string): SourceFile[] =>
  walk(root, '').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns whether a file is a test, or is imported only by tests. */
export const isTestCode = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** Several checks parse the same files. */
const parsed = new WeakMap<SourceFile, ParseResult>();

export const parse = (file: SourceFile): ParseResult => {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text, { preserveParens: false });
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} does not parse: ${error.message}`);
  parsed.set(file, result);
  return result;
};

/** Returns a finding at an offset in the text of a file. */
export const findingAt = ({ path, text }: SourceFile, offset: number, message: string): Finding => ({
  file: path,
  line: text.slice(0, offset).split('\n').length,
  message,
});
