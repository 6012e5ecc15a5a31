import { createHmac } from 'node:crypto';
import type { SharedCounts } from './limits';

/** Milliseconds for an answer. Without any answer for as long the connection is replaced. Until it is, every call rejects at once. */
const TIMEOUT_MS = 250;

/** Counts a key, whose first count begins its window. */
const COUNT = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

export interface ValkeyOptions {
  readonly url: string;
  /** Shared by the shell servers of a site. Hashes keys: they name addresses, and another site may use the same Valkey. */
  readonly internalKey: string;
  /** Called once each time Valkey becomes unavailable. */
  readonly onFailure: (error: unknown) => void;
  readonly timeoutMs?: number;
}

/** Connects to Valkey in the background, and again after every failure. */
export const connectValkey = async ({ url, internalKey, onFailure, timeoutMs = TIMEOUT_MS }: ValkeyOptions) => {
  const { Redis } = await import('iovalkey');
  const client = new Redis(url, {
    commandTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A count that is sent again would count twice.
    autoResendUnfulfilledCommands: false,
  });
  let isAvailable = true;
  const fail = (error: unknown): void => {
    if (isAvailable) onFailure(error);
    isAvailable = false;
  };
  client.on('error', fail);
  client.on('ready', () => {
    isAvailable = true;
  });

  const secret = createHmac('sha256', internalKey).update('limits').digest();
  const call = async (send: (hashedKey: string) => Promise<unknown>, key: string): Promise<number> => {
    try {
      const answer = await send(`caravan:${createHmac('sha256', secret).update(key).digest('base64url')}`);
      if (typeof answer !== 'number') throw new Error('Valkey answered a count with something else than a number');
      return answer;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return {
    count: (key, windowMs) => call((hashedKey) => client.eval(COUNT, 1, hashedKey, windowMs), key),
    has: async (key) => (await call((hashedKey) => client.exists(hashedKey), key)) > 0,
    stop: () => client.disconnect(),
  } satisfies SharedCounts & { readonly stop: () => void };
};
