import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces';
import type { Part } from './part';
import { runBuild, runScripts, runCommandPart, embeddedEnv, runEndToEnd, runTests, say } from './runEverything';
import { chooseSpecs } from './specs';
import { testRunsOf } from './testsOfChange';

const git = (...words: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
};

/** Returns the files that differ from a revision, and those that git does not track yet. */
const filesSince = (revision: string): string[] => [
  ...git('diff', '--name-only', '-z', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];

const quickChecks = async (files: readonly string[]): Promise<Part[]> => {
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  return [
    await runCommandPart('format:check', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]),
    await runCommandPart('lint', bin('oxlint'), ['--deny-warnings', '--no-error-on-unmatched-pattern', ...files]),
    ...(await runScripts(['types', 'checks', 'imports', 'unused'])),
  ];
};

const runRelatedTests = async (files: readonly string[]): Promise<Part[]> => {
  const runs = testRunsOf(files, (file) => existsSync(join(root, file)));
  const parts: Part[] = [];
  for (const words of runs)
    parts.push(
      await runTests('unit and API', ['--maxWorkers=2', '--passWithNoTests', ...words], embeddedEnv(), 'no test'),
    );
  return parts;
};

/** Runs what the files changed since a revision can affect. The table says what is left to a whole run. */
export const runChanged = async (revision: string): Promise<Part[]> => {
  const files = filesSince(revision);
  if (files.length === 0) {
    say(`nothing differs from ${revision}`);
    return [];
  }
  const { chosen, omitted } = chooseSpecs(files);
  say(`${files.length} changed files, ${chosen.length} specs`);
  // The checks run beside the build and the start of the sites.
  const checking = quickChecks(files.filter((file) => existsSync(join(root, file))));
  const built = chosen.length > 0 ? [await runBuild()] : [];
  const quick = async (): Promise<Part[]> => [...(await checking), ...(await runRelatedTests(files))];
  const tested = await (chosen.length > 0 ? runEndToEnd(quick, { files: chosen }) : quick());
  const note = `left to npm test: ${omitted} specs, the API on PostgreSQL`;
  return [...built, ...tested, { name: 'left out', passed: 0, failed: 0, seconds: 0, note }];
};
