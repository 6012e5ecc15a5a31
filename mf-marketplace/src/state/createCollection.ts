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
  readonly agree: (ids: readonly string[], askedAt: number) => void;
}

const texts = (found: unknown): string[] | undefined =>
  Array.isArray(found) && found.every((each): each is string => typeof each === 'string') ? found : undefined;

export const createCollection = (key: string): Collection => {
  const ids = storedValue(key, texts, []);
  /** Last wanted state by id, while a call is pending. */
  const wishes = new Map<string, boolean>();
  /** End of the last call by id, unix ms. */
  const settled = new Map<string, number>();

  const put = (id: string, isIn: boolean): void => {
    const others = ids.read().filter((other) => other !== id);
    ids.write(isIn ? [...others, id] : others);
  };

  const toggle = async (id: string, send: Send): Promise<void> => {
    const before = ids.read().includes(id);
    put(id, !before);
    const isUnderWay = wishes.has(id);
    wishes.set(id, !before);
    if (isUnderWay) return;
    let held = before;
    let sent: boolean;
    do {
      sent = wishes.get(id) ?? held;
      // Sends calls in sequence, so that the server ends with the last press.
      if (await send(sent)) held = sent;
    } while (wishes.get(id) !== sent);
    wishes.delete(id);
    settled.set(id, Date.now());
    if (held !== sent) put(id, held);
  };

  const isNewer = (id: string, askedAt: number): boolean => wishes.has(id) || (settled.get(id) ?? 0) >= askedAt;

  const agree = (held: readonly string[], askedAt: number): void => {
    const kept = ids.read().filter((id) => held.includes(id) || isNewer(id, askedAt));
    const added = held.filter((id) => !kept.includes(id) && !isNewer(id, askedAt));
    ids.write([...kept, ...added]);
  };

  return { ids, toggle, agree };
};
