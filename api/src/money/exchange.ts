import type { Currency } from '@caravan/shared/terms';
import type { Db } from '../database/database';
import { exchangeRates } from '../database/schema';

const keepMs = 30_000;

/** Units of a currency for one US dollar; 1 for the dollar itself. */
export type Rates = (currency: Currency | 'CNY') => Promise<number>;

/** Rates from the database, kept for half a minute so that not every call asks for them. */
export const ratesOf = (db: Db, now: () => number): Rates => {
  let kept: { at: number; perUsd: Map<string, number> } | undefined;
  return async (currency) => {
    if (currency === 'USD') {
      return 1;
    }
    if (kept === undefined || now() - kept.at > keepMs) {
      const rows = await db.select().from(exchangeRates);
      kept = { at: now(), perUsd: new Map(rows.map((row) => [row.currency, row.perUsd])) };
    }
    const rate = kept.perUsd.get(currency);
    if (rate === undefined) {
      throw new Error(`no exchange rate for ${currency}`);
    }
    return rate;
  };
};

/** An amount in USD in the currency of the call, whole units; null stays null. */
export const converted = (usd: number | null, rate: number): number | null =>
  usd === null ? null : Math.round(usd * rate);
