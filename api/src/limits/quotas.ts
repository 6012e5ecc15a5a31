import type { Config } from '../config/config';

/** Returns a share of an address's rate limit in requests a minute, at least 1. */
export const shareOf = ({ rateLimit }: Pick<Config, 'rateLimit'>, share: number): number =>
  Math.max(1, Math.ceil(rateLimit * share));

/** The shares that limited calls have of an address's rate limit. */
export const shares = {
  mails: 1 / 40,
  draws: 1 / 60,
  /** Attempts to sign in or to confirm an address. Many households share one address. */
  signIns: 1 / 20,
  /** Accounts that are looked up. Each answer has the telephone and e-mail of a person. */
  identities: 1 / 40,
  uploads: 1 / 20,
} as const;

/** Returns the maximum number of entries to one draw from one address. `unconfirmed`: in all without a session. `maxPerDay`: in a day. */
export const entriesOf = (config: Config): { readonly unconfirmed: number; readonly maxPerDay: number } => ({
  unconfirmed: shareOf(config, 1 / 600),
  maxPerDay: shareOf(config, 1 / 120),
});

/**
 * Bytes a day that calls may store from one address, for each request a minute of its quota. By default 39 MB, about 30,000
 * events.
 */
const storedBytes = 32_768;

export const storedBytesOf = (config: Config): number => config.rateLimit * storedBytes;
