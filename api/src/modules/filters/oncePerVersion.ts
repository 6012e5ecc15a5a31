/**
 * Makes a value once for each version of the content. The version is read first: a value can be newer than its version, which
 * only makes it again at the next one, but never older. A failure is not kept.
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
