/** A value that is made once for each content version. */
export interface PerVersion<T> {
  /** Returns the value of the current version. Makes it if it is not cached. */
  readonly read: () => Promise<T>;
  /** Returns the value of the current version if it is cached. */
  readonly peek: () => Promise<T | undefined>;
}

/**
 * Caches a value for one content version. Reads the version first, so that a value is never older than its version. Does not cache
 * failures. `make` receives the value of the version before, if there is one.
 */
export const oncePerVersion = <T>(
  readVersion: () => Promise<string>,
  make: (last?: T) => Promise<T>,
): PerVersion<T> => {
  interface Entry {
    readonly version: string;
    readonly value: Promise<T>;
    made?: T;
  }
  let entry: Entry | undefined;
  let last: T | undefined;
  const add = (version: string): Promise<T> => {
    const before = entry?.value.catch(() => last);
    const own: Entry = { version, value: before === undefined ? make(last) : before.then(make) };
    entry = own;
    own.value.then(
      (made) => {
        own.made = made;
        last = made;
      },
      () => {
        if (entry === own) entry = undefined;
      },
    );
    return own.value;
  };
  return {
    read: async () => {
      const version = await readVersion();
      return entry?.version === version ? entry.value : add(version);
    },
    peek: async () => {
      const version = await readVersion();
      return entry?.version === version ? entry.made : undefined;
    },
  };
};
