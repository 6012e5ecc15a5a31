import { asc, eq } from 'drizzle-orm';
import { addMonths, type Language } from '@caravan/shared/terms';
import type { Db } from '../../database/database';
import { brands, series, seriesSpecs } from '../../database/schema';
import { spoken } from '../../envelope/context';
import { termOf } from '../../terms/terms';
import { findRankings } from '../data/rankings';
import { csvOf } from './table';

const retail = 11;
const rankedSeries = 100;

/** The China retail ranking of a month, at most 100 series. The previous rank is empty if a series was not ranked. */
export const rankingTable = async (db: Db, month: string, language: Language): Promise<string> => {
  const { rows } = await findRankings(db, {
    rankType: retail,
    month,
    monthBefore: addMonths(month, -1),
    carType: undefined,
    priceMinCny: undefined,
    priceMaxCny: undefined,
    size: rankedSeries,
    current: 1,
  });
  return csvOf(
    spoken(
      language,
      ['Month', 'Rank', 'Previous rank', 'Brand', 'Model', 'Units', 'Guide price from (CNY)', 'to (CNY)'],
      [
        'თვე',
        'ადგილი',
        'ადგილი წინა თვეში',
        'მარკა',
        'მოდელი',
        'ერთეული',
        'სარეკომენდაციო ფასი, მინ. (CNY)',
        'მაქს. (CNY)',
      ],
    ),
    rows.map(({ ranking, lastRanking, count, series: ranked, brand }) => [
      month,
      ranking,
      lastRanking === -1 ? null : lastRanking,
      brand.name,
      ranked.name,
      count,
      ranked.priceMinCny,
      ranked.priceMaxCny,
    ]),
    language,
  );
};

/** Every series of the catalogue with sizes, power, battery, range and guide price; unknown values are empty. */
export const seriesTable = async (db: Db, language: Language): Promise<string> => {
  const rows = await db
    .select({ series, brand: brands, spec: seriesSpecs })
    .from(series)
    .innerJoin(brands, eq(brands.id, series.brandId))
    .innerJoin(seriesSpecs, eq(seriesSpecs.seriesId, series.id))
    .orderBy(asc(brands.name), asc(series.name));
  return csvOf(
    spoken(
      language,
      [
        'Brand',
        'Model',
        'Since',
        'Fuel',
        'Drive',
        'Length (mm)',
        'Width (mm)',
        'Height (mm)',
        'Wheelbase (mm)',
        'Power (kW)',
        'Battery (kWh)',
        'Range CLTC (km)',
        'Consumption (L/100 km)',
        'Guide price from (CNY)',
        'to (CNY)',
      ],
      [
        'მარკა',
        'მოდელი',
        'წლიდან',
        'საწვავი',
        'წამყვანი თვლები',
        'სიგრძე (მმ)',
        'სიგანე (მმ)',
        'სიმაღლე (მმ)',
        'ღერძებს შორის მანძილი (მმ)',
        'სიმძლავრე (კვტ)',
        'ბატარეა (კვტ·სთ)',
        'სვლის მარაგი CLTC (კმ)',
        'ხარჯი (ლ/100 კმ)',
        'სარეკომენდაციო ფასი, მინ. (CNY)',
        'მაქს. (CNY)',
      ],
    ),
    rows.map((row) => [
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
    language,
  );
};
