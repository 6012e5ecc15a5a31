/** The browser's functions, as a loader looks after them (`primordials.ts`). */
export interface Environment {
  /** Names what differs from what the page started with. */
  readonly hasChanged: () => readonly string[];
  /** Puts it back, where it can be, and names it. */
  readonly restore: () => readonly string[];
}

/** On a page of somebody else, which may change its own functions. */
export const foreignEnvironment: Environment = { hasChanged: () => [], restore: () => [] };

/**
 * Names the changes that excuse a failure of a remote: it failed while functions were replaced, perhaps by another
 * remote. A second failure after they were put back is the remote's own, as it probably replaces them itself.
 */
export const createExcuses = ({ hasChanged, restore }: Environment) => {
  const excused = new Set<string>();
  return (remote: string): readonly string[] => {
    const changed = restore();
    if (changed.length === 0) return changed;
    if (excused.has(remote) && hasChanged().length === 0) return [];
    excused.add(remote);
    return changed;
  };
};
