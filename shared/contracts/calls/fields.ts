import * as v from 'valibot';
import { CURRENCIES, LANGUAGES, MARKETS } from '../../terms';

/** A market with statistics. */
export const location = v.picklist(MARKETS);
export type Location = v.InferOutput<typeof location>;

/** A language of the site. `ge` is Georgian (BCP 47 `ka`). */
export const language = v.picklist(LANGUAGES);

/** A currency of prices. */
export const currency = v.picklist(CURRENCIES);

/** The timeType of the specification: 1 monthly, 2 weekly. */
export const timeType = v.picklist([1, 2]);

/** A calendar month, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** An id, or an empty text for all. */
export const idOrAll = v.pipe(v.string(), v.maxLength(64));

/** The id of the calling browser: 32 hex characters. The browser creates it once and persists it (SHELL-10). Case is ignored. */
export const clientId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i), v.toLowerCase());

/** The account whose link the visitor followed (`?accountId`, SHELL-9). Absent or empty: none. */
export const identityId = v.optional(v.pipe(v.string(), v.maxLength(64)));

export const text = v.pipe(v.string(), v.maxLength(4000));
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** An amount in the currency of the call (header `currency`). Null: unknown. */
export const amount = v.nullable(v.number());

/** An address inside the site (`/media/…`) or an absolute one. */
export const address = v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/));

/** The result of a call without other data. */
export const successResult = v.object({ success: v.literal(true) });

/** Creates the schema of a page of a list. `total` counts all results. `current` starts at 1. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ current: pageNumber, size: pageSize, total: v.number(), data: v.array(item) });

/** The last millisecond of the year 2100. */
const latestMs = 4_133_980_799_999;

/** A time in Unix milliseconds. */
export const timestampMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestMs));

/** The credentials of a dashboard call. `password` is an admin's password or a token of `adminLogin`. */
export const adminCredentials = {
  username: v.pipe(v.string(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
};

/** Marks demo data, which is no real offer. */
export const isDemo = v.optional(v.literal(true));

/** Where a figure comes from. An `address` that is no web address is shown as text. */
export const sources = v.array(v.object({ name: text, address: text, date: text }));
