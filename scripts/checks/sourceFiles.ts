import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './finding';

const isSkipped = (folder: string): boolean =>
  folder.startsWith('.') || ['node_modules', 'dist', 'coverage'].includes(folder);

const walk = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return isSkipped(entry.name) ? [] : walk(root, path);
    }
    return /(?<!\.d)\.(?:tsx?|mjs|cjs|json)$|^licences\.md$/.test(entry.name) ? [path] : [];
  });

/** Every source file below `root`, and the list of licences; declarations, built and hidden folders are left out. */
export const readSourceFiles = (root: string): SourceFile[] =>
  walk(root, '').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Tests and what only tests import. */
export const isTestCode = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
