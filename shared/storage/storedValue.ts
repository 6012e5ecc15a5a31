import { useSyncExternalStore } from 'react';
import { safeStorage, type SafeStorage } from './safeStorage';

/** A value that this browser keeps under a key of its storage, as JSON. */
export interface StoredValue<Value> {
  /** What is kept; what it starts with where nothing is, or nothing of that form. In the browser only. */
  readonly read: () => Value;
  /** Keeps another value; every part of the page that uses it follows, other tabs too. */
  readonly write: (value: Value) => void;
  /** The value as a part of the page sees it: on the server, and until the browser has taken over, what it starts with. */
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
 * Declares a kept value: `accept` gives what counts as one, `initial` stands for anything else. `place` is local storage, or
 * session storage for what ends with the tab.
 */
export const storedValue = <Value>(
  key: string,
  accept: (found: unknown) => Value | undefined,
  initial: Value,
  place: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue<Value> => {
  const listeners = new Set<() => void>();
  let opened: SafeStorage | undefined;
  const storage = (): SafeStorage => (opened ??= safeStorage(() => window[place]));
  // The same text gives the same value: React asks for it again and again.
  let last: { readonly text: string | null; readonly value: Value } | undefined;

  const read = (): Value => {
    const text = storage().get(key);
    if (last?.text === text) return last.value;
    const found = accept(parsed(text));
    last = { text, value: found === undefined ? initial : found };
    return last.value;
  };

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const follow = (listener: () => void): (() => void) => {
    const hear = (event: StorageEvent): void => {
      // A null key: the whole storage was emptied.
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  };

  return {
    read,
    write: (value) => {
      storage().set(key, JSON.stringify(value));
      tell();
    },
    use: () => useSyncExternalStore(follow, read, () => initial),
  };
};
