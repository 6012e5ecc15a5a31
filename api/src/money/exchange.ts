import type { Currency } from '@caravan/shared/terms';
import type { Db } from '../database/database';
import { exchangeRates } from '../database/schema';
import { reasons, Refusal } from '../envelope/refusal';

const cacheMs = 30_000;

export interface Rates {
  /** Units of a currency for one US dollar. Refuses the call while the database has no rate. */
  (currency: Currency): Promise<number>;
  /** Units of a currency for one US dollar. Null while the database has no rate. */
  readonly find: (currency: Currency | 'CNY') => Promise<number | null>;
  /** Discards the cached rates. */
  readonly clear: () => void;
}

/** Reads rates from the database and caches them for half a minute. */
export const ratesOf = (db: Db, now: () => number): Rates => {
  let cached: { readonly fetchedAt: number; readonly perUsd: Promise<Map<string, number>> } | undefined;
  const clear = () => {
    cached = undefined;
  };
  const read = async () => {
    const rows = await db.select().from(exchangeRates);
    return new Map(rows.map((row) => [row.currency, row.perUsd]));
  };
  const find = async (currency: Currency | 'CNY') => {
    if (currency === 'USD') return 1;
    if (cached === undefined || now() - cached.fetchedAt > cacheMs) {
      cached = { fetchedAt: now(), perUsd: read() };
      cached.perUsd.catch(clear);
    }
    return (await cached.perUsd).get(currency) ?? null;
  };
  const rateOf = async (currency: Currency) => {
    const rate = await find(currency);
    if (rate === null) throw new Refusal(reasons.noLariRate);
    return rate;
  };
  return Object.assign(rateOf, { find, clear });
};

/** Converts an amount in USD, rounded to whole units. Null stays null. */
export const convertUsd = (usd: number | null, rate: number): number | null =>
  usd === null ? null : Math.round(usd * rate);

/** Converts an amount in yuan to USD. Null if the amount or the rate, yuan for one US dollar, is unknown. */
export const cnyToUsd = (cny: number | null, perUsd: number | null): number | null =>
  cny === null || perUsd === null ? null : cny / perUsd;
