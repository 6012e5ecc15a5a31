import type { Freight, ImportCountry, ImportRates, Tariff } from '@caravan/shared/landed';
import { deliveryDays, FREIGHT_MIN_OFFERS, portsOf } from '@caravan/shared/landed';
import { addDays, MARKETS } from '@caravan/shared/terms';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { exchangeRates, landedDay, usedCars } from '../../database/schema';
import { approvedTariffs } from './tariffs';

/** What the landed prices of all cars depend on, for one day. */
export interface LandedBasis {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly tariffs: readonly Tariff[];
  readonly rates: ImportRates;
  /** The days of the rates. */
  readonly asOf: Readonly<Record<keyof ImportRates, string>>;
  /** Whether each rate is that of a national bank. */
  readonly isFromBank: Readonly<Record<keyof ImportRates, boolean>>;
  readonly freights: readonly Freight[];
}

/** Returns the quartiles of CIF less FOB from each port to a country, where enough offers name both. */
const freightsTo = async (db: Db, country: ImportCountry): Promise<Freight[]> => {
  const difference = sql`${usedCars.cifUsd} - ${usedCars.fobUsd}`;
  const quartile = (share: number) =>
    sql<number>`round(percentile_cont(${share}::float8) within group (order by ${difference}))::int`;
  const rows = await db
    .select({
      from: usedCars.fobCityEn,
      offers: sql<number>`count(*)::int`,
      lowUsd: quartile(0.25),
      medianUsd: quartile(0.5),
      highUsd: quartile(0.75),
    })
    .from(usedCars)
    .where(
      and(isNotNull(usedCars.fobUsd), isNotNull(usedCars.cifUsd), inArray(usedCars.cifCityEn, [...portsOf[country]])),
    )
    .groupBy(usedCars.fobCityEn)
    .having(sql`count(*) >= ${FREIGHT_MIN_OFFERS}`);
  return rows.flatMap(({ from, ...freight }) => (from === null ? [] : [{ from, country, ...freight }]));
};

/** The currency that a country's customs count in. */
export const currencyOf = { georgia: 'GEL', azerbaijan: 'AZN' } as const;

/**
 * Reads the basis for a day. Tariffs of a country without an exchange rate are left out, so that it has no landed prices.
 * `otherTariffs`: other tariffs than those that count.
 */
export const readBasis = async (db: Db, today: string, otherTariffs?: readonly Tariff[]): Promise<LandedBasis> => {
  // One after the other: `db` may be a transaction, whose connection runs one query at a time.
  const tariffs = otherTariffs ?? (await approvedTariffs(db));
  const rows = await db.select().from(exchangeRates);
  const freights: Freight[] = [];
  for (const country of MARKETS) freights.push(...(await freightsTo(db, country)));
  const rateOf = new Map(rows.map((row) => [row.currency, row]));
  const [lari, manat] = [rateOf.get('GEL'), rateOf.get('AZN')];
  return {
    today,
    tariffs: tariffs.filter(({ country }) => rateOf.has(currencyOf[country])),
    rates: { GEL: lari?.perUsd ?? 1, AZN: manat?.perUsd ?? 1 },
    isFromBank: { GEL: typeof lari?.checkedOn === 'string', AZN: typeof manat?.checkedOn === 'string' },
    asOf: { GEL: lari?.asOf ?? today, AZN: manat?.asOf ?? today },
    freights,
  };
};

/** Returns the day that the stored landed prices were computed for, or another day if there are none. */
export const storedDay = async (db: Db, fallback: string): Promise<string> => {
  const [row] = await db.select().from(landedDay);
  return row?.day ?? fallback;
};

/** Returns the day of the customs declaration of a car that is ordered today. */
export const declarationDay = ({ today }: LandedBasis, country: ImportCountry): string =>
  addDays(today, deliveryDays[country]);
