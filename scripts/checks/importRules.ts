import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { workspacesOf } from '../workspaces';
import { findFolderCycles } from './folderCycles';

// node --import tsx scripts/checks/importRules.ts [root [workspace]]: checks the rules of .dependency-cruiser.mjs and cycles of folders, of
// all workspaces or of one.
const repository = join(import.meta.dirname, '../..');
const root = resolve(process.argv[2] ?? repository);

const isResult = (value: unknown): value is ICruiseResult =>
  typeof value === 'object' && value !== null && 'modules' in value && 'summary' in value;

const requested = process.argv[3];
const workspaces = requested ? [requested] : workspacesOf(root);
const folders = [...workspaces, ...(requested ? [] : ['scripts'])].filter((folder) => existsSync(join(root, folder)));

// Runs as a process, because dependency-cruiser's swc visitor does not work under tsx.
const cruise = spawnSync(
  process.execPath,
  [
    join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    join(repository, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    ...folders,
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
const result: unknown = cruise.stdout.startsWith('{') ? JSON.parse(cruise.stdout) : undefined;
if (!isResult(result)) {
  throw new Error(`dependency-cruiser gave no result: ${cruise.stderr}`);
}
const { modules, summary } = result;
const readFiles = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/'));

// dependency-cruiser succeeds if it reads no file, so a wrong path or parser would turn off every rule.
const unreadWorkspaces = workspaces
  .filter((workspace) => !readFiles.some((source) => source.startsWith(`${workspace}/`) && /\.[jt]sx?$/.test(source)))
  .map((workspace) => `${workspace}: no module was read`);

const violations = summary.violations.map(({ from, to, rule, cycle }) => {
  const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return `${from}: ${rule.name}: imports ${path}`;
});

const complaints = [...unreadWorkspaces, ...violations, ...findFolderCycles(modules)];
for (const complaint of complaints) {
  console.error(complaint);
}
console.log(`import rules over ${readFiles.length} files: ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;
