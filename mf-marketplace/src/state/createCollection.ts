import { storedValue, type StoredValue } from '@caravan/shared/storage';

/** Sends the requested state: true to collect, false to remove. Resolves with false if the call failed or was refused. */
export type Send = (isIncluded: boolean) => Promise<boolean>;

/** A list of collected ids of one kind. It changes at once and sends the change to the server. */
interface Collection {
  readonly ids: StoredValue<string[]>;
  /**
   * Adds or removes an id. Only one call at a time runs for each id. Of clicks during a call, only the last is sent
   * afterwards. After a failed call, the id returns to the server's state. Never rejects.
   */
  readonly toggle: (id: string, send: Send) => Promise<void>;
  /** Resolves when the running calls of this tab have ended. */
  readonly whenSettled: () => Promise<void>;
  /** Adopts the server's list, fetched at `requestedAt` (unix ms). Newer clicks stay. */
  readonly adopt: (ids: readonly string[], requestedAt: number) => void;
}

const parseIds = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.every((each): each is string => typeof each === 'string') ? stored : undefined;

export const createCollection = (key: string): Collection => {
  const ids = storedValue(key, parseIds, []);
  /** Last requested state by id, while a call is pending. */
  const pending = new Map<string, boolean>();
  /** The last calls by id. */
  const calls = new Map<string, Promise<void>>();
  /** End of the last call by id, unix ms. */
  const settled = new Map<string, number>();

  const setIncluded = (id: string, isIn: boolean): void => {
    const otherIds = ids.read().filter((otherId) => otherId !== id);
    ids.write(isIn ? [...otherIds, id] : otherIds);
  };

  const sendPending = async (id: string, wasIncluded: boolean, send: Send): Promise<void> => {
    let isOnServer = wasIncluded;
    let sentState: boolean;
    do {
      sentState = pending.get(id) ?? isOnServer;
      // Sends calls in sequence, so that the server ends with the last click.
      if (await send(sentState)) isOnServer = sentState;
    } while (pending.get(id) !== sentState);
    pending.delete(id);
    settled.set(id, Date.now());
    // Another tab may have adopted a list that the server sent before this call.
    if (ids.read().includes(id) !== isOnServer) setIncluded(id, isOnServer);
  };

  const toggle = async (id: string, send: Send): Promise<void> => {
    const wasIncluded = ids.read().includes(id);
    setIncluded(id, !wasIncluded);
    const isPending = pending.has(id);
    pending.set(id, !wasIncluded);
    if (!isPending) calls.set(id, sendPending(id, wasIncluded, send));
    await calls.get(id);
  };

  const whenSettled = async (): Promise<void> => {
    await Promise.all(calls.values());
  };

  const isNewer = (id: string, requestedAt: number): boolean =>
    pending.has(id) || (settled.get(id) ?? 0) >= requestedAt;

  const adopt = (serverIds: readonly string[], requestedAt: number): void => {
    const present = ids.read().filter((id) => serverIds.includes(id) || isNewer(id, requestedAt));
    const added = serverIds.filter((id) => !present.includes(id) && !isNewer(id, requestedAt));
    ids.write([...present, ...added]);
  };

  return { ids, toggle, whenSettled, adopt };
};
