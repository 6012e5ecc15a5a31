import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openRemote } from '../../registry/bin/setting';
import { remoteWorkspaces, root } from '../workspaces';
import type { Part } from './part';
import { reachOf, type Declared } from './reach';
import { build, checks, command, embedded, endToEnd, jest, say } from './runEverything';
import { chooseSpecs } from './specs';

const git = (...words: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
};

/** What differs from a revision, and what git does not know yet. */
const filesSince = (revision: string): string[] => [
  ...git('diff', '--name-only', '-z', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];

const declarations = (): Promise<Declared[]> =>
  Promise.all(
    remoteWorkspaces().map(async (folder) => {
      const { name, routes } = (await openRemote(folder)).federation;
      return { folder, name, routes };
    }),
  );

const isCode = (file: string): boolean => /\.(?:tsx?|mjs|cjs|json)$/.test(file);

const quickChecks = async (files: readonly string[]): Promise<Part[]> => {
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  return [
    await command('format:check', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]),
    await command('lint', bin('oxlint'), ['--deny-warnings', '--no-error-on-unmatched-pattern', ...files]),
    ...(await checks(['types', 'checks', 'imports', 'unused'])),
  ];
};

/** Unit tests that import a changed file; all of a workspace where a file changed that nobody imports, or is gone. */
const related = async (files: readonly string[]): Promise<Part[]> => {
  const here = files.filter((file) => isCode(file) && file.includes('/') && existsSync(join(root, file)));
  const others = files.filter((file) => !here.includes(file) && !file.endsWith('.md'));
  const folders = [...new Set(others.map((file) => file.split('/')[0] ?? ''))];
  const runs: readonly (readonly string[])[] = others.some((file) => !file.includes('/') && isCode(file))
    ? [[]]
    : [
        ...(here.length > 0 ? [['--findRelatedTests', ...here]] : []),
        ...(folders.length > 0 ? [['--selectProjects', ...folders]] : []),
      ];
  const parts: Part[] = [];
  for (const words of runs) {
    parts.push(
      await jest('unit and API', ['--maxWorkers=2', '--passWithNoTests', ...words], embedded(), 'may be none'),
    );
  }
  return parts;
};

/** What the files changed since a revision can affect, and what of that it leaves to a whole run. */
export const runChanged = async (revision: string): Promise<Part[]> => {
  const files = filesSince(revision);
  if (files.length === 0) {
    say(`nothing differs from ${revision}`);
    return [];
  }
  const declared = await declarations();
  const reach = reachOf(files, declared);
  const all = declared.flatMap(({ routes }) => routes.map(({ path }) => path));
  const { chosen, left } = chooseSpecs(files, reach, all);
  say(`${files.length} changed files; sections: ${reach.sections.join(', ') || 'none'}; ${chosen.length} specs`);
  const here = files.filter((file) => existsSync(join(root, file)));
  const isPart = reach.sections.length > 0 && !reach.isEverywhere;
  // The sites start as soon as they are built, beside the checks.
  const checking = quickChecks(here);
  const built = chosen.length > 0 ? [await build()] : [];
  const quick = async (): Promise<Part[]> => [...(await checking), ...(await related(files))];
  const tested =
    chosen.length > 0
      ? await endToEnd(quick, { files: chosen, ...(isPart ? { sections: reach.sections } : {}) })
      : await quick();
  const note = `left to npm test: ${left} specs, the API on PostgreSQL`;
  return [...built, ...tested, { name: 'left out', passed: 0, failed: 0, seconds: 0, note }];
};
