import type { Currency } from '@caravan/shared/terms';
import type { Db } from '../database/database';
import { exchangeRates } from '../database/schema';
import { reasons, Refusal } from '../envelope/refusal';
import { coalesceRuns } from '../memory/coalesceRuns';
import { cachePerVersion } from '../memory/versionedCache';

export interface Rates {
  /** Units of a currency for one US dollar. Refuses the call while the database has no rate. */
  (currency: Currency): Promise<number>;
  /** Units of a currency for one US dollar. Null while the database has no rate. */
  readonly find: (currency: Currency | 'CNY') => Promise<number | null>;
  /** The day of the yuan's rate. Undefined if no national bank has published it. */
  readonly yuanDay: () => Promise<string | undefined>;
}

/** Reads rates from the database, once for each content version. */
export const ratesOf = (db: Db, contentVersion: () => Promise<string>): Rates => {
  // A list asks for several rates side by side.
  const { read } = cachePerVersion(coalesceRuns(contentVersion), async () => {
    const rows = await db.select().from(exchangeRates);
    return new Map(rows.map((row) => [row.currency, row]));
  });
  const findRow = async (currency: Currency | 'CNY') => (await read()).get(currency);
  const find = async (currency: Currency | 'CNY') =>
    currency === 'USD' ? 1 : ((await findRow(currency))?.perUsd ?? null);
  const yuanDay = async () => {
    const row = await findRow('CNY');
    return row?.checkedOn === null ? undefined : row?.asOf;
  };
  const rateOf = async (currency: Currency) => {
    const rate = await find(currency);
    if (rate === null) throw new Refusal(reasons.noLariRate);
    return rate;
  };
  return Object.assign(rateOf, { find, yuanDay });
};

/** Converts an amount in USD, rounded to whole units. Null stays null. */
export const convertUsd = (usd: number | null, rate: number): number | null =>
  usd === null ? null : Math.round(usd * rate);

/** Converts an amount in yuan to USD. Null if the amount or the rate, yuan for one US dollar, is unknown. */
export const cnyToUsd = (cny: number | null, perUsd: number | null): number | null =>
  cny === null || perUsd === null ? null : cny / perUsd;
