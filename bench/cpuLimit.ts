import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeds, until } from '../e2e/support/until';
import { descendantsOf } from '../scripts/cluster/processes';

/** The folder in which Linux limits the CPU time of groups of processes (cgroup, version 1). */
const GROUPS = '/sys/fs/cgroup/cpu';

/** Microseconds after which a group gets its CPU time again. Containers have the same default. */
const PERIOD_US = 100_000;

/** Gives a process, its descendants and the children that they start later at most `percent` of the CPU time of one core. */
export const limitCpu = (pid: number, percent: number) => {
  const group = join(GROUPS, `caravan-${pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String((PERIOD_US * percent) / 100));
    const add = (processId: number): void => writeFileSync(join(group, 'cgroup.procs'), String(processId));
    // Adds this process before the search for its descendants, so that children that it starts meanwhile are in its group.
    add(pid);
    for (const processId of descendantsOf(pid)) add(processId);
  } catch (error) {
    throw new Error(
      `the CPU time of process ${pid} cannot be limited (${String(error)}): run this as root, where ${GROUPS} is a cgroup of version 1`,
      { cause: error },
    );
  }
  return {
    /** Returns the number of periods in which a process of the group ran, and in how many the group used up its time. */
    periods: () => {
      const stat = readFileSync(join(group, 'cpu.stat'), 'utf8');
      const countOf = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1]);
      return { all: countOf('nr_periods'), usedUp: countOf('nr_throttled') };
    },
    /** Removes the group once its processes have ended. */
    remove: (): Promise<void> => until(() => succeeds(rmdir(group)), { state: () => `${group} has processes` }),
  };
};

export type CpuLimit = ReturnType<typeof limitCpu>;
