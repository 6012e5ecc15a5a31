import type { Config } from '../config/config';

/** Returns a share of an address's rate limit in requests a minute, at least 1. */
export const shareOf = ({ rateLimit }: Pick<Config, 'rateLimit'>, share: number): number =>
  Math.max(1, Math.ceil(rateLimit * share));

/** Returns the maximum number of mails with codes from one address in a minute. */
export const mailLimitOf = (config: Config): number => shareOf(config, 1 / 40);

/** Returns the maximum number of entries to the prize draw from one address in a minute. */
export const drawLimitOf = (config: Config): number => shareOf(config, 1 / 60);

/** Returns the maximum number of entries to one draw from one address. `unconfirmed`: in all without a session. `maxPerDay`: in a day. */
export const entriesOf = (config: Config): { readonly unconfirmed: number; readonly maxPerDay: number } => ({
  unconfirmed: shareOf(config, 1 / 600),
  maxPerDay: shareOf(config, 1 / 120),
});

/**
 * Returns the maximum number of attempts to sign in or to confirm an address, from one address in a minute. Many households share one
 * address.
 */
export const signInLimitOf = (config: Config): number => shareOf(config, 1 / 20);

/**
 * Returns the maximum number of accounts that one address may look up in a minute. Each answer has the telephone and e-mail of a person.
 */
export const identityLimitOf = (config: Config): number => shareOf(config, 1 / 40);

/** Returns the maximum number of files that one address may upload in a minute. */
export const uploadLimitOf = (config: Config): number => shareOf(config, 1 / 20);

/**
 * Bytes a day that calls may store from one address, for each request a minute of its quota. By default 39 MB, about 30,000
 * events.
 */
const storedBytes = 32_768;

export const storedBytesOf = (config: Config): number => config.rateLimit * storedBytes;
