import * as v from 'valibot';

// What a run of jest found, by file, and what running some of it again makes of that.

export interface FileRun {
  readonly file: string;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** It failed outside any test: it did not load, or could not clean up. */
  readonly broken: boolean;
}

/** What failed in a file; no names: the file itself. */
export interface Failure {
  readonly file: string;
  readonly names: readonly string[];
}

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** The files of a report that jest wrote (`--json`); throws where it is none. */
export const readReport = (text: string): FileRun[] =>
  v.parse(report, JSON.parse(text)).testResults.map(({ name, status, assertionResults }) => {
    const named = (wanted: string): string[] =>
      assertionResults.filter((each) => each.status === wanted).map(({ fullName }) => fullName);
    const failed = named('failed');
    return { file: name, passed: named('passed'), failed, broken: status === 'failed' && failed.length === 0 };
  });

/** The runs of some files, by their paths from the project's folder: one that jest passed over did not even load. */
export const runsOfAll = (files: readonly string[], runs: readonly FileRun[]): FileRun[] => [
  ...runs,
  ...files
    .filter((file) => !runs.some((run) => run.file.endsWith(`/${file}`)))
    .map((file) => ({ file, passed: [], failed: [], broken: true })),
];

export const countsOf = (runs: readonly FileRun[]): { passed: number; failed: number } => ({
  passed: runs.reduce((sum, { passed }) => sum + passed.length, 0),
  failed: runs.reduce((sum, { failed, broken }) => sum + failed.length + (broken ? 1 : 0), 0),
});

export const failuresOf = (runs: readonly FileRun[]): Failure[] =>
  runs
    .filter(({ failed, broken }) => broken || failed.length > 0)
    .map(({ file, failed }) => ({ file, names: [...new Set(failed)] }));

/** For jest's `-t`: exactly the tests of these names. */
export const patternOf = (names: readonly string[]): string =>
  `^(?:${names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})$`;

/** The first runs as running their failures again leaves them, and what failed first and then passed. */
export const afterAnotherRun = (
  first: readonly FileRun[],
  again: readonly FileRun[],
): { runs: FileRun[]; flaky: Failure[] } => {
  const flaky: Failure[] = [];
  const runs = first.map((run) => {
    const second = again.find(({ file }) => file === run.file);
    if (second === undefined || second.broken) return run;
    if (run.broken) {
      if (second.passed.length === 0 || second.failed.length > 0) return run;
      flaky.push({ file: run.file, names: [] });
      return second;
    }
    const passes = (name: string): boolean => second.passed.includes(name) && !second.failed.includes(name);
    const mended = run.failed.filter(passes);
    if (mended.length === 0) return run;
    flaky.push({ file: run.file, names: mended });
    return { ...run, passed: [...run.passed, ...mended], failed: run.failed.filter((name) => !passes(name)) };
  });
  return { runs, flaky };
};
