/** The browser's built-in functions that remotes may replace (`primordials.ts`). */
export interface Environment {
  /** Returns the names of functions that were replaced since the page started. */
  readonly changed: () => readonly string[];
  /** Restores the replaced functions if possible and returns their names. */
  readonly restore: () => readonly string[];
}

/** The environment on a partner's page, which may replace its own functions. */
export const foreignEnvironment: Environment = { changed: () => [], restore: () => [] };

/**
 * Returns which replaced functions may have caused a failure of a remote: another remote may have replaced them. A second
 * failure after they were restored is attributed to the remote itself, as it probably replaces them.
 */
export const createEnvironmentCauses = ({ changed, restore }: Environment) => {
  const attributedBefore = new Set<string>();
  return (remote: string): readonly string[] => {
    const restored = restore();
    if (restored.length === 0) return restored;
    if (attributedBefore.has(remote) && changed().length === 0) return [];
    attributedBefore.add(remote);
    return restored;
  };
};
