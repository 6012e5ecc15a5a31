import { SETTING, type Setting } from '../../e2e/support/setting';
import { afterAnotherRun, countsOf, failuresOf, patternOf, type FileRun } from './jestReport';
import { runJest } from './jest';
import type { Part } from './part';

/** More failures than these are not run again: the run has failed whatever comes, and running them takes long. */
const MOST_AGAIN = 10;

/** The two projects of e2e/jest.config.mjs. */
const groups = ['side by side', 'alone'] as const;
type Group = (typeof groups)[number];

const groupOf = (file: string): Group => (file.includes('/specs/alone/') ? 'alone' : 'side by side');

/** The name of a file below specs. */
const short = (file: string): string => file.replace(/^.*\/specs\//, '');

/** Which specs run: all, those that words for jest choose, or files; and what pages the audit opens. */
export interface Choice {
  readonly words?: readonly string[];
  readonly files?: readonly string[];
  readonly sections?: readonly string[];
}

/**
 * Runs specs against a site: first those that may run side by side, then those that need it for
 * themselves, then once more, alone, what failed.
 */
export const runSpecs = async (
  setting: Setting,
  { words = [], files, sections }: Choice = {},
): Promise<Omit<Part, 'name' | 'seconds'>> => {
  const env = {
    ...process.env,
    ...(sections ? { CARAVAN_SECTIONS: sections.join(',') } : {}),
    [SETTING]: JSON.stringify(setting),
  };
  let isGreen = true;
  const jest = async (group: Group, ...more: readonly string[]): Promise<FileRun[]> => {
    const result = await runJest(
      ['--config', 'e2e/jest.config.mjs', '--selectProjects', group, '--passWithNoTests', ...more],
      env,
    );
    isGreen &&= result.isGreen || countsOf(result.runs).failed > 0;
    return result.runs;
  };
  const first: FileRun[] = [];
  for (const group of groups) {
    const chosen = files?.filter((file) => groupOf(file) === group);
    const workers = `--maxWorkers=${group === 'alone' ? 1 : setting.browserEndpoints.length}`;
    if (chosen === undefined) first.push(...(await jest(group, workers, ...words)));
    else if (chosen.length > 0) first.push(...(await jest(group, workers, '--runTestsByPath', ...chosen)));
  }
  const failures = failuresOf(first);
  const again: FileRun[] = [];
  if (countsOf(first).failed <= MOST_AGAIN) {
    for (const { file, names } of failures) {
      const named = names.length > 0 ? ['-t', patternOf(names)] : [];
      again.push(...(await jest(groupOf(file), '--maxWorkers=1', ...named, '--runTestsByPath', file)));
    }
  }
  const { runs, flaky } = afterAnotherRun(first, again);
  const { passed, failed } = countsOf(runs);
  return {
    passed,
    // A run of nothing, and one that jest complains about without naming a test, have failed too.
    failed: failed === 0 && (!isGreen || passed === 0) ? 1 : failed,
    flaky: flaky.flatMap(({ file, names }) =>
      names.length === 0 ? [short(file)] : names.map((name) => `${short(file)} › ${name}`),
    ),
    ...(again.length > 0 ? { note: 'what failed was run again' } : {}),
  };
};
