import { readdirSync, readFileSync } from 'node:fs';

/** A process of the site at a moment. */
export interface Measured {
  /** Which of the site's processes it is. */
  readonly name: string;
  readonly id: string;
  /** Resident memory. */
  readonly megabytes: number;
  /** Open file descriptors. */
  readonly descriptors: number;
}

const names: readonly (readonly [script: string, name: string])[] = [
  ['demo/dist/server/main.mjs', 'API'],
  ['shell/dist/server/main.mjs', 'shell'],
  ['shell/dist/server/renderWorker.mjs', 'render worker'],
];

const fieldOf = (id: string, pattern: RegExp): string =>
  pattern.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '';

const nameOf = (id: string): string | undefined => {
  const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
  return names.find(([script]) => command.includes(script))?.[1];
};

/** Undefined for what is no process of a site, or ended while it was looked at. */
const measure = (id: string): (Measured & { readonly parent: string }) | undefined => {
  try {
    const name = nameOf(id);
    if (name === undefined) return undefined;
    return {
      id,
      name,
      parent: fieldOf(id, /^PPid:\s+(\d+)/m),
      megabytes: Number(fieldOf(id, /^VmRSS:\s+(\d+)/m)) / 1024,
      descriptors: readdirSync(`/proc/${id}/fd`).length,
    };
  } catch {
    return undefined;
  }
};

/** The processes of the site that this process started: servers, and what they started themselves. Needs `/proc`. */
export const measureSite = (): Measured[] => {
  const all = readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .map(measure)
    .filter((each) => each !== undefined);
  const own = String(process.pid);
  const servers = new Set(all.filter(({ parent }) => parent === own).map(({ id }) => id));
  return all.filter(({ id, parent }) => servers.has(id) || servers.has(parent));
};
