import { useSyncExternalStore } from 'react';
import { safeStorage, type SafeStorage } from './safeStorage';

/** A value that the browser stores as JSON under a key. */
export interface StoredValue<Value> {
  /** Returns the stored value, or the initial one if it is missing or invalid. Browser only. */
  readonly read: () => Value;
  /** Stores another value. All components that use it update, in other tabs too. */
  readonly write: (value: Value) => void;
  /** The value as a hook: the initial value on the server and during hydration. */
  readonly use: () => Value;
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Declares a stored value. `accept` validates it, and `initial` replaces an invalid one. `area` is local storage, session
 * storage for values that end with the tab, or null for values that end with the page view.
 */
export const storedValue = <Value>(
  key: string,
  accept: (found: unknown) => Value | undefined,
  initial: Value,
  area: 'localStorage' | 'sessionStorage' | null = 'localStorage',
): StoredValue<Value> => {
  const listeners = new Set<() => void>();
  let safe: SafeStorage | undefined;
  const storage = (): SafeStorage => (safe ??= safeStorage(() => area && window[area]));
  // The same text returns the same object: React compares snapshots.
  let last: { readonly text: string | null; readonly value: Value } | undefined;

  const read = (): Value => {
    const text = storage().get(key);
    if (last?.text === text) return last.value;
    const found = accept(parsed(text));
    last = { text, value: found === undefined ? initial : found };
    return last.value;
  };

  const subscribe = (listener: () => void): (() => void) => {
    const handleStorage = (event: StorageEvent): void => {
      // A null key means that the whole storage was cleared.
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', handleStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', handleStorage);
    };
  };

  return {
    read,
    write: (value) => {
      storage().set(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  };
};
