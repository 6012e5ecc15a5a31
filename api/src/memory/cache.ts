/** Values by their keys, each made once and kept as long as there is room. */
export interface Cache<T> {
  /** The value of a key, also for those who ask while it is made; undefined where `make` knows none. What fails is not kept. */
  get<M extends Promise<T> | undefined>(key: string, make: () => M): Promise<T> | M;
}

/** Keeps what was used last, up to a number of bytes. */
export const makeCache = <T>(maxBytes: number, bytesOf: (value: T, key: string) => number): Cache<T> => {
  const kept = new Map<string, { readonly value: Promise<T>; bytes: number }>();
  let total = 0;

  const shrink = () => {
    for (const [key, { bytes }] of kept) {
      if (total <= maxBytes) {
        return;
      }
      kept.delete(key);
      total -= bytes;
    }
  };

  const add = async (key: string, making: Promise<T>): Promise<T> => {
    const entry = { value: making, bytes: 0 };
    kept.set(key, entry);
    const value = await making.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    if (kept.get(key) === entry) {
      entry.bytes = bytesOf(value, key);
      total += entry.bytes;
      shrink();
    }
    return value;
  };

  return {
    get: (key, make) => {
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found.value;
      }
      const making = make();
      return making === undefined ? making : add(key, making);
    },
  };
};
