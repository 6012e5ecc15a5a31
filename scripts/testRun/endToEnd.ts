import { SETTING } from '../../e2e/support/site';
import { prepareSeededData, seedTrials } from '../../e2e/seededData';
import { startTestCluster } from '../../e2e/testCluster';
import { startTestSite, type TestSite } from '../../e2e/testSite';
import { buildAll } from '../build';
import { removeRealSiteSettings } from '../realSite';
import { mergeReruns, countsOf, failuresOf, patternOf, runsOfAll, type FileRun } from './jestReport';
import { runJest } from './jest';
import type { PartOutcome } from './part';

/** More failures than this are not run again: the run has failed in any case, and running them takes long. */
const MAX_RERUN_FAILURES = 10;

/**
 * The projects of e2e/jest.config.mjs. Each has a site of its own, so that they run at the same time. There are more workers than
 * most machines have cores, since specs also wait for timeouts of the site and for browsers.
 */
const groups = {
  'side by side': { workers: 2, isChecked: true },
  alone: { workers: 1, isChecked: false },
  gate: { workers: 1, isChecked: false },
  cluster: { workers: 1, isChecked: false },
} as const;
type Group = keyof typeof groups;
const groupNames = ['side by side', 'alone', 'gate', 'cluster'] as const;

const groupOf = (file: string, { isOnCluster = false }: SpecChoice): Group => {
  if (isOnCluster) return 'cluster';
  const [, folder] = /\/specs\/(alone|gate)\//.exec(file) ?? [];
  return folder === 'alone' || folder === 'gate' ? folder : 'side by side';
};

/** Returns the path of a spec below `specs`. */
const specName = (file: string): string => file.replace(/^.*\/specs\//, '');

/** The specs to run. */
export interface SpecChoice {
  /** Paths from the project's folder. */
  readonly files: readonly string[];
  /** Whether the specs run against a cluster. */
  readonly isOnCluster?: boolean;
}

/** Running sites, and the specs to run on them. */
export interface SpecSites {
  readonly run: () => Promise<PartOutcome>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the site, and starts it once for each group of the specs. Removes the settings of a real site from this process, whose
 * environment sites, specs and their commands inherit.
 */
export const startSites = async (choice: SpecChoice, say: (line: string) => void): Promise<SpecSites> => {
  removeRealSiteSettings();
  await buildAll(say);
  const { files, isOnCluster = false } = choice;
  const neededGroups = groupNames.filter((group) => files.some((file) => groupOf(file, choice) === group));
  const seeded = isOnCluster ? '' : await prepareSeededData(say);
  if (neededGroups.includes('gate')) await seedTrials(seeded);
  const starts = await Promise.allSettled(
    neededGroups.map(async (group) => {
      const options = { ...groups[group], say };
      const site = isOnCluster ? startTestCluster(options) : startTestSite({ ...options, seeded });
      return [group, await site] as const;
    }),
  );
  const sites = new Map(starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])));
  const stop = async (): Promise<void> => {
    await Promise.all([...sites.values()].map((site) => site.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { run: () => runSpecs(sites, choice), stop };
};

/** Runs all groups at the same time, then the failed tests again, one file at a time. */
const runSpecs = async (sites: ReadonlyMap<Group, TestSite>, choice: SpecChoice): Promise<PartOutcome> => {
  const { files } = choice;
  let isGreen = true;
  const runGroup = async (group: Group, workers: number, ...extraWords: readonly string[]): Promise<FileRun[]> => {
    const setting = sites.get(group)?.setting;
    const env = {
      ...process.env,
      // Node reads it when it starts.
      ...(setting?.cluster ? { NODE_EXTRA_CA_CERTS: setting.cluster.certificateFile } : {}),
      [SETTING]: JSON.stringify(setting),
    };
    const result = await runJest(
      ['--config', 'e2e/jest.config.mjs', '--selectProjects', group, `--maxWorkers=${workers}`, ...extraWords],
      env,
    );
    isGreen &&= result.isGreen || countsOf(result.runs).failed > 0;
    return result.runs;
  };
  const runWholeGroup = async (group: Group): Promise<FileRun[]> => {
    const chosen = files.filter((file) => groupOf(file, choice) === group);
    return runsOfAll(chosen, await runGroup(group, groups[group].workers, '--runTestsByPath', ...chosen));
  };
  const firstRuns = (await Promise.all([...sites.keys()].map(runWholeGroup))).flat();
  const failures = failuresOf(firstRuns);
  const reruns: FileRun[] = [];
  if (countsOf(firstRuns).failed <= MAX_RERUN_FAILURES) {
    for (const { file, names } of failures) {
      const nameFilter = names.length > 0 ? ['-t', patternOf(names)] : [];
      reruns.push(...(await runGroup(groupOf(file, choice), 1, ...nameFilter, '--runTestsByPath', file)));
    }
  }
  const { runs: finalRuns, flaky } = mergeReruns(firstRuns, reruns);
  const { passed, failed } = countsOf(finalRuns);
  return {
    passed,
    // Counts as failed if no test passed, or if jest failed without naming a test.
    failed: failed === 0 && (!isGreen || passed === 0) ? 1 : failed,
    flaky: flaky.flatMap(({ file, names }) =>
      names.length === 0 ? [specName(file)] : names.map((name) => `${specName(file)} › ${name}`),
    ),
    ...(reruns.length > 0 ? { note: 'failed tests were run again' } : {}),
  };
};
