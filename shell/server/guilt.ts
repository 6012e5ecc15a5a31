import { basename } from 'node:path';

/** Server builds that run in a process: file to remote. */
export type BuildFiles = ReadonlyMap<string, string>;

/** The remote whose build a stack names first, null where it names none. */
export const guiltyIn = (stack: string, builds: BuildFiles): string | null => {
  const named = [...builds]
    .map(([file, remote]) => ({ remote, at: stack.indexOf(basename(file)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return named[0]?.remote ?? null;
};

/** What a sampled profile of the heap tells of one function, and those that it called. */
export interface HeapNode {
  readonly callFrame: { readonly url: string };
  readonly selfSize: number;
  readonly children: readonly HeapNode[];
}

/** The remote whose code holds most memory, null where none holds `least` bytes. */
export const largestHolder = (head: HeapNode, builds: BuildFiles, least: number): string | null => {
  const held = new Map<string, number>();
  // What a library allocates for a section is the section's.
  const walk = ({ callFrame, selfSize, children }: HeapNode, caller: string | null): void => {
    const remote = guiltyIn(callFrame.url, builds) ?? caller;
    if (remote) held.set(remote, (held.get(remote) ?? 0) + selfSize);
    for (const child of children) walk(child, remote);
  };
  walk(head, null);
  const [most] = [...held].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= least ? most[0] : null;
};
