import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractCalls } from '../../docs/contractCalls';
import { sourceFolder } from '../../config/paths';

const callsFolder = join(sourceFolder, '..', '..', 'shared', 'contracts', 'calls');

const docstringPattern = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g;

const toPlainText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the docstring of every call in the contracts, by name. */
export const readDocstrings = (): Readonly<Record<string, string>> => {
  const files = readdirSync(callsFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = new Map(
    files.flatMap((file) =>
      [...readFileSync(join(callsFolder, file), 'utf8').matchAll(docstringPattern)].map(
        ([, comment = '', name = '']) => [name, toPlainText(comment)] as const,
      ),
    ),
  );
  return Object.fromEntries(
    contractCalls
      .map(({ name }) => {
        const text = found.get(name);
        if (text === undefined) {
          throw new Error(`${name} has no docstring in shared/contracts/calls`);
        }
        return [name, text] as const;
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};
