/** Local storage that never throws. Where it is blocked, values last for this page view (SHELL-17). */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Wraps a storage. Without one, values are only in memory. `open` is called once, because reading `window.localStorage` can throw. */
export const safeStorage = (open: () => Storage | null): SafeStorage => {
  const memory = new Map<string, string>();
  let storage: Storage | null = null;
  try {
    storage = open();
  } catch {
    storage = null;
  }
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return storage ? action(storage) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((found) => found.getItem(key), null),
    set: (key, value) => {
      // Only values that could not be stored are held here: others can change in another tab.
      const stored = attempt((found) => {
        found.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((found) => found.removeItem(key), undefined);
    },
  };
};
