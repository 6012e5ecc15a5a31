import type { Freight, ImportCountry, ImportRates, Tariff } from '@caravan/shared/landed';
import { deliveryDays, FREIGHT_MIN_OFFERS, portsOf } from '@caravan/shared/landed';
import { addDays } from '@caravan/shared/terms';
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
  readonly freights: readonly Freight[];
}

/** The countries of import, in the order of answers. */
export const importCountries: readonly ImportCountry[] = ['georgia', 'azerbaijan'];

/** The quartiles of CIF less FOB from each port to a country, where enough offers name both. */
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

const readRates = async (db: Db): Promise<Pick<LandedBasis, 'rates' | 'asOf'>> => {
  const rows = await db.select().from(exchangeRates);
  const found = (currency: keyof ImportRates) => {
    const row = rows.find((each) => each.currency === currency);
    if (row === undefined) throw new Error(`no exchange rate for ${currency}`);
    return row;
  };
  const [lari, manat] = [found('GEL'), found('AZN')];
  return { rates: { GEL: lari.perUsd, AZN: manat.perUsd }, asOf: { GEL: lari.asOf, AZN: manat.asOf } };
};

/** Reads the basis for a day. */
export const readBasis = async (db: Db, today: string): Promise<LandedBasis> => {
  const [tariffs, rates, ...freights] = await Promise.all([
    approvedTariffs(db),
    readRates(db),
    ...importCountries.map((country) => freightsTo(db, country)),
  ]);
  return { today, tariffs, ...rates, freights: freights.flat() };
};

/** The day that the stored landed prices were computed for, or another day if there are none. */
export const storedDay = async (db: Db, fallback: string): Promise<string> => {
  const [row] = await db.select().from(landedDay);
  return row?.day ?? fallback;
};

/** The day of the customs declaration of a car that is ordered today. */
export const declarationDay = ({ today }: LandedBasis, country: ImportCountry): string =>
  addDays(today, deliveryDays[country]);
