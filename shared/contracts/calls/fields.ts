import * as v from 'valibot';
import { CURRENCIES, LANGUAGES, MARKETS } from '../../terms';

/** The markets that statistics exist for. */
export const location = v.picklist(MARKETS);
export type Location = v.InferOutput<typeof location>;

/** Interface language: `ge` is Georgian (BCP 47 `ka`). */
export const language = v.picklist(LANGUAGES);

/** A currency that prices are shown in. */
export const currency = v.picklist(CURRENCIES);

/** timeType of the specification: 1 monthly, 2 weekly. */
export const timeType = v.picklist([1, 2]);

/** A calendar month, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** An id, or empty for all, as the specification's pages send it. */
export const idOrAll = v.pipe(v.string(), v.maxLength(64));

/** The browser that calls: 32 hex characters, made once by it and kept (SHELL-10); read in lower case. */
export const clientId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i), v.toLowerCase());

/** The account that led a visitor here (`?accountId`, SHELL-9); absent or empty where none did. */
export const identityId = v.optional(v.pipe(v.string(), v.maxLength(64)));

export const text = v.pipe(v.string(), v.maxLength(4000));
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** An amount in the currency that the call asked for (header `currency`); null when unknown. */
export const amount = v.nullable(v.number());

/** An address inside the site (`/media/…`) or an absolute one. */
export const address = v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/));

/** A page of a list: `total` counts all results, `current` starts at 1. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ current: pageNumber, size: pageSize, total: v.number(), data: v.array(item) });

/** The last millisecond of the year 2100. */
const latestMs = 4_133_980_799_999;

/** A moment in unix milliseconds. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestMs));

/** Set on demonstration data, which must not be taken for an offer. */
export const isDemo = v.optional(v.literal(true));
