const MINUTE = 60_000;

/** Counts by key, and forgets all a minute after the first. `now` in monotonic milliseconds. */
export const minuteCounts = (now = (): number => performance.now()) => {
  const counts = new Map<string, number>();
  let ends = 0;
  /** How often the key was counted in this minute, this time included. */
  return (key: string): number => {
    if (now() >= ends) {
      ends = now() + MINUTE;
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
};
