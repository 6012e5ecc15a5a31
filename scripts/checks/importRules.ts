import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

// node --import tsx scripts/checks/importRules.ts [root]
const repository = join(import.meta.dirname, '../..');
const root = resolve(process.argv[2] ?? repository);

const packageSchema = v.object({ workspaces: v.array(v.string()) });
const resultSchema = v.object({
  modules: v.array(v.object({ source: v.string() })),
  summary: v.object({
    violations: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        rule: v.object({ name: v.string() }),
        cycle: v.optional(v.array(v.object({ name: v.string() }))),
      }),
    ),
  }),
});

const readJson = (text: string): unknown => JSON.parse(text);
const { workspaces } = v.parse(packageSchema, readJson(readFileSync(join(root, 'package.json'), 'utf8')));
const folders = [...workspaces, 'scripts'].filter((folder) => existsSync(join(root, folder)));

// A process of its own: inside tsx dependency-cruiser's swc visitor loses its methods.
const cruise = spawnSync(
  process.execPath,
  [
    '--require',
    join(repository, 'scripts/checks/parseTsx.cjs'),
    join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    join(repository, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    ...folders,
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!cruise.stdout.startsWith('{')) {
  throw new Error(`dependency-cruiser gave no result: ${cruise.stderr}`);
}
const { modules, summary } = v.parse(resultSchema, readJson(cruise.stdout));
const read = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/'));

// dependency-cruiser calls nothing read a success: a wrong path or parser would switch every rule off unnoticed.
const unread = workspaces
  .filter((workspace) => !read.some((source) => source.startsWith(`${workspace}/`) && /\.tsx?$/.test(source)))
  .map((workspace) => `${workspace}: no module was read`);

const violations = summary.violations.map(({ from, to, rule, cycle }) => {
  const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return `${from}: ${rule.name}: imports ${path}`;
});

const complaints = [...unread, ...violations];
for (const complaint of complaints) {
  console.error(complaint);
}
console.log(`import rules over ${read.length} files: ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;
