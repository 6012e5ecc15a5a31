import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of running processes by the id of their parent. */
export const childrenByParent = (): ReadonlyMap<number, readonly number[]> => {
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

/** Returns the ids of a process and of all its descendants. */
export const descendantsOf = (pid: number, children = childrenByParent()): number[] => [
  pid,
  ...(children.get(pid) ?? []).flatMap((child) => descendantsOf(child, children)),
];
