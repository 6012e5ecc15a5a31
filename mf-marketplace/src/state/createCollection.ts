import { storedValue, type StoredValue } from '@caravan/shared/storage';

/** Sends the wanted state: true to collect, false to remove. Resolves with false if the call failed or was refused. */
export type Send = (wanted: boolean) => Promise<boolean>;

/** A list of collected ids of one kind. It changes at once and sends the change to the server. */
export interface Collection {
  readonly ids: StoredValue<string[]>;
  /**
   * Adds or removes an id. Only one call at a time runs for each id. Of presses during a call, only the last is sent
   * afterwards. After a failed call, the id returns to the server's state. Never rejects.
   */
  readonly toggle: (id: string, send: Send) => Promise<void>;
  /** Adopts the server's list, fetched at `askedAt` (unix ms). Newer presses stay. */
  readonly adopt: (ids: readonly string[], askedAt: number) => void;
}

const texts = (found: unknown): string[] | undefined =>
  Array.isArray(found) && found.every((each): each is string => typeof each === 'string') ? found : undefined;

export const createCollection = (key: string): Collection => {
  const ids = storedValue(key, texts, []);
  /** Last wanted state by id, while a call is pending. */
  const pending = new Map<string, boolean>();
  /** End of the last call by id, unix ms. */
  const settled = new Map<string, number>();

  const put = (id: string, isIn: boolean): void => {
    const others = ids.read().filter((other) => other !== id);
    ids.write(isIn ? [...others, id] : others);
  };

  const toggle = async (id: string, send: Send): Promise<void> => {
    const before = ids.read().includes(id);
    put(id, !before);
    const isPending = pending.has(id);
    pending.set(id, !before);
    if (isPending) return;
    let onServer = before;
    let sent: boolean;
    do {
      sent = pending.get(id) ?? onServer;
      // Sends calls in sequence, so that the server ends with the last press.
      if (await send(sent)) onServer = sent;
    } while (pending.get(id) !== sent);
    pending.delete(id);
    settled.set(id, Date.now());
    if (onServer !== sent) put(id, onServer);
  };

  const isNewer = (id: string, askedAt: number): boolean => pending.has(id) || (settled.get(id) ?? 0) >= askedAt;

  const adopt = (listed: readonly string[], askedAt: number): void => {
    const present = ids.read().filter((id) => listed.includes(id) || isNewer(id, askedAt));
    const added = listed.filter((id) => !present.includes(id) && !isNewer(id, askedAt));
    ids.write([...present, ...added]);
  };

  return { ids, toggle, adopt };
};
