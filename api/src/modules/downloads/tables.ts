import { asc, eq } from 'drizzle-orm';
import { csvOf } from '@caravan/shared/format';
import { addMonths, type Language } from '@caravan/shared/terms';
import type { Db } from '../../database/database';
import { brands, series, seriesSpecs } from '../../database/schema';
import { termOf } from '../../terms/terms';
import { findRankings, RETAIL } from '../data/rankings';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const heads = { en, ge };

const maxRankedSeries = 100;

/**
 * Returns the China retail ranking of a month, at most 100 series, and its source in the last row. The previous rank is empty if a series
 * was not ranked.
 */
export const rankingTable = async (db: Db, month: string, language: Language): Promise<string> => {
  const { rows } = await findRankings(db, {
    rankType: RETAIL,
    month,
    monthBefore: addMonths(month, -1),
    carType: undefined,
    priceMinCny: undefined,
    priceMaxCny: undefined,
    size: maxRankedSeries,
    current: 1,
  });
  return csvOf(
    [
      heads[language].ranking,
      ...rows.map(({ ranking, lastRanking, count, series: seriesRow, brand }) => [
        month,
        ranking,
        lastRanking === -1 ? null : lastRanking,
        brand.name,
        seriesRow.name,
        count,
        seriesRow.priceMinCny,
        seriesRow.priceMaxCny,
      ]),
      [],
      [heads[language].rankingSource, month],
    ],
    language,
  );
};

/** Returns every series of the catalogue with sizes, power, battery, range and guide price. Unknown values are empty. */
export const seriesTable = async (db: Db, language: Language): Promise<string> => {
  const rows = await db
    .select({ series, brand: brands, spec: seriesSpecs })
    .from(series)
    .innerJoin(brands, eq(brands.id, series.brandId))
    .innerJoin(seriesSpecs, eq(seriesSpecs.seriesId, series.id))
    .orderBy(asc(brands.name), asc(series.name));
  return csvOf(
    [
      heads[language].series,
      ...rows.map((row) => [
        row.brand.name,
        row.series.name,
        row.spec.launchYear,
        termOf(row.series.energy, language),
        termOf(row.spec.drive === '4wd' ? 'awd' : row.spec.drive, language),
        row.spec.lengthMm,
        row.spec.widthMm,
        row.spec.heightMm,
        row.spec.wheelbaseMm,
        row.spec.powerKw,
        row.spec.batteryKwh,
        row.spec.cltcRangeKm,
        row.spec.fuelL100,
        row.series.priceMinCny,
        row.series.priceMaxCny,
      ]),
    ],
    language,
  );
};
