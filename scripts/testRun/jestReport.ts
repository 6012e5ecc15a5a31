import * as v from 'valibot';
import { escapeRegExp } from '../escapeRegExp';

/** The results of one test file. */
export interface FileRun {
  readonly file: string;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Whether it failed outside of its tests: it did not load, or could not clean up. */
  readonly isBroken: boolean;
}

/** The failed tests of a file. Without names, the file itself failed. */
export interface Failure {
  readonly file: string;
  readonly names: readonly string[];
}

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Reads a report of jest (`--json`). Throws if it is none. */
export const readReport = (text: string): FileRun[] =>
  v.parse(reportSchema, JSON.parse(text)).testResults.map(({ name, status, assertionResults }) => {
    const namesWith = (expectedStatus: string): string[] =>
      assertionResults.filter((each) => each.status === expectedStatus).map(({ fullName }) => fullName);
    const failed = namesWith('failed');
    return { file: name, passed: namesWith('passed'), failed, isBroken: status === 'failed' && failed.length === 0 };
  });

/** Adds the files that jest did not run, by their paths from the project's folder, as broken ones. */
export const runsOfAll = (files: readonly string[], runs: readonly FileRun[]): FileRun[] => [
  ...runs,
  ...files
    .filter((file) => !runs.some((run) => run.file.endsWith(`/${file}`)))
    .map((file) => ({ file, passed: [], failed: [], isBroken: true })),
];

export const countsOf = (runs: readonly FileRun[]): { passed: number; failed: number } => ({
  passed: runs.reduce((sum, { passed }) => sum + passed.length, 0),
  failed: runs.reduce((sum, { failed, isBroken }) => sum + failed.length + (isBroken ? 1 : 0), 0),
});

export const failuresOf = (runs: readonly FileRun[]): Failure[] =>
  runs
    .filter(({ failed, isBroken }) => isBroken || failed.length > 0)
    .map(({ file, failed }) => ({ file, names: [...new Set(failed)] }));

/** Returns a pattern for jest's `-t` that matches exactly these names. */
export const patternOf = (names: readonly string[]): string => `^(?:${names.map(escapeRegExp).join('|')})$`;

/** Merges the second run of failed tests into the first run. `flaky`: what failed first and passed then. */
export const mergeReruns = (
  first: readonly FileRun[],
  reruns: readonly FileRun[],
): { runs: FileRun[]; flaky: Failure[] } => {
  const flaky: Failure[] = [];
  const runs = first.map((run) => {
    const second = reruns.find(({ file }) => file === run.file);
    if (second === undefined || second.isBroken) return run;
    if (run.isBroken) {
      if (second.passed.length === 0 || second.failed.length > 0) return run;
      flaky.push({ file: run.file, names: [] });
      return second;
    }
    const passes = (name: string): boolean => second.passed.includes(name) && !second.failed.includes(name);
    const fixed = run.failed.filter(passes);
    if (fixed.length === 0) return run;
    flaky.push({ file: run.file, names: fixed });
    return { ...run, passed: [...run.passed, ...fixed], failed: run.failed.filter((name) => !passes(name)) };
  });
  return { runs, flaky };
};
