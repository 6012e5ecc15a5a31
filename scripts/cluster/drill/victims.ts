import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of running processes by the id of their parent. */
const childrenByParent = (): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(parent), [...(found.get(Number(parent)) ?? []), Number(id)]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
};

/** Returns the ids of a process and of all that it started. */
export const withDescendants = (pid: number, children = childrenByParent()): number[] => [
  pid,
  ...(children.get(pid) ?? []).flatMap((child) => withDescendants(child, children)),
];

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80);
  } catch {
    return '';
  }
};

/** A process to kill. `part` is the server that it belongs to. */
export interface Victim {
  readonly part: string;
  readonly pid: number;
  readonly command: string;
}

const pickRandom = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(all.length, 1))];

/**
 * Returns a function that chooses random processes, each server equally often. Every third process is a child of a server, if it has
 * any: a render worker, a connection of PostgreSQL, a worker of nginx.
 */
export const createVictimChooser = (
  pidOf: (part: string) => number | undefined,
  parts: readonly string[],
): (() => Victim) => {
  let remaining: string[] = [];
  return () => {
    if (remaining.length === 0) remaining = [...parts];
    const [part = ''] = remaining.splice(randomInt(remaining.length), 1);
    const mainPid = pidOf(part);
    if (mainPid === undefined) throw new Error(`${part} was never started`);
    const child = randomInt(3) === 0 ? pickRandom(childrenByParent().get(mainPid) ?? []) : undefined;
    const pid = child ?? mainPid;
    return { part, pid, command: commandOf(pid) };
  };
};
