import { addDays } from '@caravan/shared/terms';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database';
import { exchangeRates } from '../database/schema';
import { bankOfAzerbaijan, bankOfGeorgia, fetchRates, type NationalBank } from './nationalBanks';

/** A rate that differs from the last known one by a larger share is refused. */
const MAX_CHANGE = 0.2;

/** Banks publish no rates on holidays. An answer with older rates is refused. */
const MAX_AGE_DAYS = 14;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

interface UpdateOptions {
  readonly banks?: readonly NationalBank[];
  readonly timeoutMs?: number;
}

const updateFrom = async (
  db: Db,
  bank: NationalBank,
  today: string,
  log: Log,
  timeoutMs?: number,
): Promise<boolean> => {
  const { day, rates } = await fetchRates(bank, today, timeoutMs);
  if (day > today || day < addDays(today, -MAX_AGE_DAYS)) {
    throw new Error(`the rates are of ${day}`);
  }
  const stored = await db
    .insert(exchangeRates)
    .values(rates.map((rate) => ({ ...rate, asOf: day, checkedOn: today })))
    .onConflictDoUpdate({
      target: exchangeRates.currency,
      set: { perUsd: sql`excluded.per_usd`, asOf: sql`excluded.as_of`, checkedOn: sql`excluded.checked_on` },
      setWhere: sql`abs(excluded.per_usd / ${exchangeRates.perUsd} - 1) <= ${MAX_CHANGE}`,
    })
    .returning({ currency: exchangeRates.currency });
  const accepted = new Set(stored.map(({ currency }) => currency));
  for (const { currency, perUsd } of rates) {
    if (accepted.has(currency)) {
      log.info(`${bank.name}: ${String(perUsd)} ${currency} for one dollar on ${day}`);
    } else {
      log.error(
        `${bank.name}: refused ${String(perUsd)} ${currency} for one dollar on ${day}: it differs from the last rate by more than ` +
          `${String(MAX_CHANGE * 100)} %. If it is right, write it into the table exchange_rates`,
      );
    }
  }
  return accepted.size > 0;
};

/**
 * Fetches the rates of banks that were not queried successfully today (`YYYY-MM-DD`), and returns whether any was stored. A bank that
 * fails is logged, and its last rates stay. `timeoutMs` is that of each bank.
 */
export const updateRates = async (
  db: Db,
  today: string,
  log: Log,
  { banks = [bankOfGeorgia, bankOfAzerbaijan], timeoutMs }: UpdateOptions = {},
): Promise<boolean> => {
  const known = await db.select().from(exchangeRates);
  const isFresh = (currency: string) => known.some((rate) => rate.currency === currency && rate.checkedOn === today);
  const due = banks.filter(({ currencies }) => !currencies.every(isFresh));
  const updated = await Promise.all(
    due.map(async (bank) => {
      try {
        return await updateFrom(db, bank, today, log, timeoutMs);
      } catch (error) {
        log.error({ err: error }, `${bank.name}: no exchange rates for ${today}, the last ones stay`);
        return false;
      }
    }),
  );
  return updated.includes(true);
};
