import type { finderTops } from '@caravan/api/schema';
import { carPicture } from '@caravan/api/media';
import { modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import en from './en/finderTops.json' with { type: 'json' };
import ge from './ge/finderTops.json' with { type: 'json' };

type FinderTopRow = typeof finderTops.$inferInsert;

interface EditorsPick {
  /** Brand and series as one name; its texts are filed under it. */
  readonly title: keyof typeof en;
  readonly brand: string;
  readonly series: string;
  readonly paint: string;
  readonly wheel: string;
}

const picks: readonly EditorsPick[] = [
  {
    title: 'Toyota Camry',
    brand: 'Toyota',
    series: 'Camry',
    paint: 'Liquid Silver',
    wheel: 'Seven-spoke split',
  },
  {
    title: 'Hyundai Elantra',
    brand: 'Hyundai',
    series: 'Elantra',
    paint: 'Royal Blue',
    wheel: 'Ten-spoke sport',
  },
  {
    title: 'Toyota RAV4',
    brand: 'Toyota',
    series: 'RAV4',
    paint: 'Racing Green',
    wheel: 'Five-spoke classic',
  },
  {
    title: 'Tesla Model 3',
    brand: 'Tesla',
    series: 'Model 3',
    paint: 'Signal Red',
    wheel: 'Closed aero disc',
  },
  {
    title: 'Mercedes-Benz C-Class L',
    brand: 'Mercedes-Benz',
    series: 'C-Class L',
    paint: 'Obsidian Black',
    wheel: 'Twin-five-spoke',
  },
];

/** Consumption or range after the facts, with its unit, in both languages. */
const mileageOf = (brand: string, series: string) => {
  const fact = modelFacts.find((model) => model.brand === brand && model.nameEn === series);
  if (fact?.fuelComprehensiveL100) {
    const litres = String(fact.fuelComprehensiveL100);
    return { combinedMileageEn: `${litres} L/100 km`, combinedMileageGe: `${litres.replace('.', ',')} ლ/100 კმ` };
  }
  return fact?.cltcRangeKm
    ? {
        combinedMileageEn: `${String(fact.cltcRangeKm)} km CLTC`,
        combinedMileageGe: `${String(fact.cltcRangeKm)} კმ CLTC`,
      }
    : { combinedMileageEn: null, combinedMileageGe: null };
};

export const demoFinderTops = (): FinderTopRow[] =>
  picks.map(({ title, brand, series, paint, wheel }, position) => ({
    id: String(301 + position),
    position,
    img: carPicture(seriesId(brand, series), paint, 'side', wheel),
    title,
    highlightEn: en[title].highlight,
    highlightGe: ge[title].highlight,
    positiveEn: en[title].positive,
    positiveGe: ge[title].positive,
    considerationEn: en[title].consideration,
    considerationGe: ge[title].consideration,
    overviewEn: en[title].overview,
    overviewGe: ge[title].overview,
    ...mileageOf(brand, series),
  }));
