import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { childrenByParent } from '../processes';

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80);
  } catch {
    return '';
  }
};

/** A process to kill. `server`: the server that it belongs to. */
export interface Victim {
  readonly server: string;
  readonly pid: number;
  readonly command: string;
}

const pickRandom = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(all.length, 1))];

/**
 * Returns a function that chooses random processes, each server equally often. Every third process is a child of a server, if it has
 * any: a render worker, a connection of PostgreSQL, a worker of nginx.
 */
export const createVictimChooser = (
  pidOf: (server: string) => number | undefined,
  servers: readonly string[],
): (() => Victim) => {
  let remaining: string[] = [];
  return () => {
    if (remaining.length === 0) remaining = [...servers];
    const [server = ''] = remaining.splice(randomInt(remaining.length), 1);
    const mainPid = pidOf(server);
    if (mainPid === undefined) throw new Error(`the server ${server} was never started`);
    const child = randomInt(3) === 0 ? pickRandom(childrenByParent().get(mainPid) ?? []) : undefined;
    const pid = child ?? mainPid;
    return { server, pid, command: commandOf(pid) };
  };
};
