import type { Config } from '../config/config';

/** Codes that one address may ask for in a minute, as a share of its requests: each costs a mail. */
const mailShare = 1 / 40;

export const mailLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * mailShare));

/** Entries to the prize draw from one address in a minute, as a share of its requests: nobody enters for a whole village. */
const drawShare = 1 / 60;

export const drawLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * drawShare));

/** Entries to one prize draw from one address, as shares of its requests in a minute: in all by people who have not signed in, and in a day. */
const unconfirmedShare = 1 / 600;
const dayShare = 1 / 120;

export const entriesOf = (config: Config): { readonly unconfirmed: number; readonly aDay: number } => ({
  unconfirmed: Math.max(1, Math.ceil(config.rateLimit * unconfirmedShare)),
  aDay: Math.max(1, Math.ceil(config.rateLimit * dayShare)),
});

/** Attempts to sign in, or to prove an address, from one address in a minute, as a share of its requests: many households share one. */
const signInShare = 1 / 20;

export const signInLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * signInShare));

/** Accounts that one address may look up in a minute, as a share of its requests: each answer is somebody's telephone and e-mail. */
const identityShare = 1 / 40;

export const identityLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * identityShare));

/** Files that one address may send in a minute, as a share of its requests. */
const uploadShare = 1 / 20;

export const uploadLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * uploadShare));

/**
 * Bytes of calls that write which are taken from one address in a day, for each request a minute that it may make: with the
 * defaults 39 MB, some 30,000 events. Thousands of small texts fill a disk as well as files do.
 */
const storedBytes = 32_768;

export const storedBytesOf = (config: Config): number => config.rateLimit * storedBytes;
