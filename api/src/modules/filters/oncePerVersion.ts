/**
 * Caches a value for one content version. Reads the version first, so that a value is never older than its version. Does not cache
 * failures.
 */
export const oncePerVersion = <T>(readVersion: () => Promise<string>, make: () => Promise<T>): (() => Promise<T>) => {
  let entry: { readonly version: string; readonly value: Promise<T> } | undefined;
  return async () => {
    const version = await readVersion();
    if (entry?.version === version) return entry.value;
    const value = make();
    entry = { version, value };
    value.catch(() => {
      if (entry?.value === value) entry = undefined;
    });
    return value;
  };
};
