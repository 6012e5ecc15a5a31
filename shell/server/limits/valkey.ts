import { createHmac } from 'node:crypto';
import type { SharedCounts } from './limits';

/** Milliseconds for an answer. If none comes, the connection is replaced after the same time, and every call rejects at once until then. */
const TIMEOUT_MS = 250;

/** A script of Valkey that counts a key. The first count begins the window. */
const COUNT_SCRIPT = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

export interface ValkeyOptions {
  readonly url: string;
  /** The secret of the shell servers of a site. Keys are hashed with it: they contain addresses, and another site may use the same Valkey. */
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
    // A call that is sent again would count twice.
    autoResendUnfulfilledCommands: false,
  });
  let isAvailable = true;
  const markUnavailable = (error: unknown): void => {
    if (isAvailable) onFailure(error);
    isAvailable = false;
  };
  client.on('error', markUnavailable);
  client.on('ready', () => {
    isAvailable = true;
  });

  const secret = createHmac('sha256', internalKey).update('limits').digest();
  const call = async (send: (hashedKey: string) => Promise<unknown>, key: string): Promise<number> => {
    try {
      const answer = await send(`caravan:${createHmac('sha256', secret).update(key).digest('base64url')}`);
      if (typeof answer !== 'number')
        throw new Error(`Valkey answered a count with ${typeof answer} in place of a number`);
      return answer;
    } catch (error) {
      markUnavailable(error);
      throw error;
    }
  };
  return {
    count: (key, windowMs) => call((hashedKey) => client.eval(COUNT_SCRIPT, 1, hashedKey, windowMs), key),
    has: async (key) => (await call((hashedKey) => client.exists(hashedKey), key)) > 0,
    stop: () => client.disconnect(),
  } satisfies SharedCounts & { readonly stop: () => void };
};
