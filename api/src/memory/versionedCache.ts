/** A value that is created once for each content version. */
export interface VersionedCache<T> {
  /** Returns the value of the current version. Creates it if it is not cached. */
  readonly read: () => Promise<T>;
  /** Returns the value of the current version if it is cached. */
  readonly peek: () => Promise<T | undefined>;
}

/**
 * Caches a value for one content version. Reads the version first, so that a value is never older than its version. Does not cache
 * failures. `create` receives the value of the version before, if there is one.
 */
export const cachePerVersion = <T>(
  readVersion: () => Promise<string>,
  create: (lastValue?: T) => Promise<T>,
): VersionedCache<T> => {
  interface Entry {
    readonly version: string;
    readonly promise: Promise<T>;
    value?: T;
  }
  let entry: Entry | undefined;
  let lastValue: T | undefined;
  const add = (version: string): Promise<T> => {
    const valueBefore = entry?.promise.catch(() => lastValue);
    const newEntry: Entry = {
      version,
      promise: valueBefore === undefined ? create(lastValue) : valueBefore.then(create),
    };
    entry = newEntry;
    newEntry.promise.then(
      (value) => {
        newEntry.value = value;
        lastValue = value;
      },
      () => {
        if (entry === newEntry) entry = undefined;
      },
    );
    return newEntry.promise;
  };
  return {
    read: async () => {
      const version = await readVersion();
      return entry?.version === version ? entry.promise : add(version);
    },
    peek: async () => {
      const version = await readVersion();
      return entry?.version === version ? entry.value : undefined;
    },
  };
};
