import type { finderTops } from '@caravan/api/schema';
import { carPicture } from '@caravan/api/media';
import { modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import picks from './finderTops.json' with { type: 'json' };

type FinderTopRow = typeof finderTops.$inferInsert;

/** Returns the consumption or the range of a series, with its unit, in both languages. */
const mileageOf = (brand: string, series: string) => {
  const fact = modelFacts.find((model) => model.brand === brand && model.nameEn === series);
  if (fact?.fuelComprehensiveL100) {
    const litres = String(fact.fuelComprehensiveL100);
    return { combinedMileageEn: `${litres} L/100 km`, combinedMileageGe: `${litres.replace('.', ',')} ლ/100 კმ` };
  }
  return fact?.cltcRangeKm
    ? {
        combinedMileageEn: `${String(fact.cltcRangeKm)} km`,
        combinedMileageGe: `${String(fact.cltcRangeKm)} კმ`,
      }
    : { combinedMileageEn: null, combinedMileageGe: null };
};

export const demoFinderTops = (): FinderTopRow[] =>
  picks.map(({ title, brand, series, paint, wheel, texts }, position) => ({
    id: String(301 + position),
    position,
    img: carPicture(seriesId(brand, series), paint, 'side', wheel),
    title,
    ...texts,
    ...mileageOf(brand, series),
  }));
