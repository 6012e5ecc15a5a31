import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { descendantsOf } from '../scripts/cluster/processes';

/** A process of the site at a moment. */
export interface SiteProcess {
  readonly name: 'API' | 'shell' | 'render worker';
  readonly id: number;
  /** Resident memory in MB (1024² bytes). */
  readonly residentMb: number;
  /** Open file descriptors. */
  readonly descriptors: number;
  /** CPU time since the start, including that of ended children. */
  readonly cpuMs: number;
}

const scripts = [
  ['demo/dist/server/main.mjs', 'API'],
  ['shell/dist/server/main.mjs', 'shell'],
  ['shell/dist/server/renderWorker.mjs', 'render worker'],
] as const;

/** `/proc` counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the parent of a process and its CPU time with that of ended children. */
const readStat = (id: number): { readonly parent: number; readonly cpuMs: number } => {
  // The fields from the state on. The name of the program before them may have spaces.
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    parent: Number(fields[1]),
    cpuMs: [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]) * TICK_MS, 0),
  };
};

/** Measures a process. Returns undefined if it is not one of a site, or has ended. */
const measure = (id: number): (SiteProcess & { readonly parent: number }) | undefined => {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    const name = scripts.find(([script]) => command.includes(script))?.[1];
    if (name === undefined) return undefined;
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return {
      id,
      name,
      residentMb: Number(resident) / 1024,
      descriptors: readdirSync(`/proc/${id}/fd`).length,
      ...readStat(id),
    };
  } catch {
    return undefined;
  }
};

/** Measures the processes of the sites that this process started: the servers and their children. Needs `/proc`. */
export const measureSite = (): SiteProcess[] => {
  const all = readdirSync('/proc').flatMap((name) => measure(Number(name)) ?? []);
  const servers = new Set(all.filter(({ parent }) => parent === process.pid).map(({ id }) => id));
  return all.filter(({ id, parent }) => servers.has(id) || servers.has(parent));
};

/** Sums up a figure of the shell server and its render workers. */
export const sumOfShell = (figure: 'residentMb' | 'cpuMs'): number =>
  measureSite()
    .filter(({ name }) => name !== 'API')
    .reduce((sum, each) => sum + each[figure], 0);

/** Returns the CPU time of a process and its descendants in milliseconds. */
export const cpuMsOf = (pid: number): number =>
  descendantsOf(pid).reduce((sum, id) => {
    try {
      return sum + readStat(id).cpuMs;
    } catch {
      // The process has ended meanwhile.
      return sum;
    }
  }, 0);

const pinProcess = (pid: number, core: number): void => {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
};

/** Pins a process and its descendants to one core. */
export const pinToCore = (pid: number, core: number): void => {
  for (const id of descendantsOf(pid)) pinProcess(id, core);
};

/** Pins only this process to one core. */
export const pinCurrentProcess = (core: number): void => pinProcess(process.pid, core);
