import type { Currency } from '@caravan/shared/terms';
import type { Db } from '../database/database';
import { exchangeRates } from '../database/schema';

const keepMs = 30_000;

export interface Rates {
  /** Units of a currency for one US dollar; 1 for the dollar itself. */
  (currency: Currency | 'CNY'): Promise<number>;
  /** Reads them anew from now on. */
  readonly forget: () => void;
}

/** Rates from the database, kept for half a minute so that not every call asks for them. */
export const ratesOf = (db: Db, now: () => number): Rates => {
  let kept: { readonly at: number; readonly perUsd: Promise<Map<string, number>> } | undefined;
  const forget = () => {
    kept = undefined;
  };
  const read = async () => {
    const rows = await db.select().from(exchangeRates);
    return new Map(rows.map((row) => [row.currency, row.perUsd]));
  };
  const rateOf = async (currency: Currency | 'CNY') => {
    if (currency === 'USD') {
      return 1;
    }
    if (kept === undefined || now() - kept.at > keepMs) {
      kept = { at: now(), perUsd: read() };
      kept.perUsd.catch(forget);
    }
    const rate = (await kept.perUsd).get(currency);
    if (rate === undefined) {
      throw new Error(`no exchange rate for ${currency}`);
    }
    return rate;
  };
  return Object.assign(rateOf, { forget });
};

/** An amount in USD in the currency of the call, whole units; null stays null. */
export const converted = (usd: number | null, rate: number): number | null =>
  usd === null ? null : Math.round(usd * rate);
