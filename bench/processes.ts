import { readdirSync, readFileSync } from 'node:fs';

/** A process of the site at a moment. */
export interface SiteProcess {
  readonly name: 'API' | 'shell' | 'render worker';
  readonly id: string;
  /** Resident memory. */
  readonly megabytes: number;
  /** Open file descriptors. */
  readonly descriptors: number;
  /** Processor time since the start, that of ended children included. */
  readonly processorMs: number;
}

const scripts = [
  ['demo/dist/server/main.mjs', 'API'],
  ['shell/dist/server/main.mjs', 'shell'],
  ['shell/dist/server/renderWorker.mjs', 'render worker'],
] as const;

/** `/proc` counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns undefined for a process that is not of a site, or that ended meanwhile. */
const measure = (id: string): (SiteProcess & { readonly parent: string }) | undefined => {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    const name = scripts.find(([script]) => command.includes(script))?.[1];
    if (name === undefined) return undefined;
    // State, parent, … The fields before them hold the name of the program, which may have spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return {
      id,
      name,
      parent: fields[1] ?? '',
      megabytes: Number(resident) / 1024,
      descriptors: readdirSync(`/proc/${id}/fd`).length,
      processorMs: [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]) * TICK_MS, 0),
    };
  } catch {
    return undefined;
  }
};

/** Measures the processes of the sites that this process started: the servers and their children. Needs `/proc`. */
export const measureSite = (): SiteProcess[] => {
  const all = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => measure(id) ?? []);
  const servers = new Set(all.filter(({ parent }) => parent === String(process.pid)).map(({ id }) => id));
  return all.filter(({ id, parent }) => servers.has(id) || servers.has(parent));
};

/** Sums up a figure of the shell server and its render workers. */
export const sumOfShell = (figure: 'megabytes' | 'processorMs'): number =>
  measureSite()
    .filter(({ name }) => name !== 'API')
    .reduce((sum, each) => sum + each[figure], 0);
