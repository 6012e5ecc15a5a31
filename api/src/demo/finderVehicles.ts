import { msOf } from '../calendar/periods';
import type { finderVehicles } from '../database/schema';
import { carPicture } from '../modules/media/addresses';
import type { MarketModelFact } from './facts';
import { marketModelFacts, paintFacts } from './facts';
import { carPaints, wheelsOf } from './finishes';
import { brandId, fullName, marqueOf, seriesId } from './names';
import { randomOf } from './random';
import { vinOf } from './vin';

const vehicleCount = 288;
const updatedWithinMs = 21 * 86_400_000;

const districts = [
  { weight: 9, en: 'Tbilisi', ge: 'თბილისი' },
  { weight: 9, en: 'Rustavi', ge: 'რუსთავი' },
  { weight: 5, en: 'Batumi', ge: 'ბათუმი' },
  { weight: 4, en: 'Kutaisi', ge: 'ქუთაისი' },
  { weight: 3, en: 'Poti', ge: 'ფოთი' },
  { weight: 6, en: 'Baku', ge: 'ბაქო' },
  { weight: 3, en: 'Sumqayit', ge: 'სუმგაითი' },
  { weight: 2, en: 'Ganja', ge: 'განჯა' },
] as const;

const interiors = [
  { weight: 10, key: 'blackInterior' },
  { weight: 4, key: 'beigeInterior' },
  { weight: 4, key: 'greyInterior' },
  { weight: 2, key: 'brownInterior' },
] as const;

const fuelKeys: Record<string, string> = { LPG: 'lpg' };

/** How far along its band of years a car stands, as a share of its price and its distance. */
const bandPlace = ({ typicalYears }: MarketModelFact, year: number): number => {
  const [from = year, to = year] = typicalYears.split('-').map(Number);
  return to === from ? 0.5 : (year - from) / (to - from);
};

/** Used cars on offer in both countries, by what is popular there; updated within the last three weeks before `today`. */
export const demoFinderVehicles = (today: string): (typeof finderVehicles.$inferInsert)[] => {
  const random = randomOf('finder vehicles');
  const endMs = msOf(today);
  return Array.from({ length: vehicleCount }, (_, index) => {
    const model =
      marketModelFacts[index] ??
      random.pickWeighted(
        marketModelFacts,
        ({ weightGeorgia, weightAzerbaijan }) => weightGeorgia * 2 + weightAzerbaijan,
      );
    const [from = 2015, to = 2015] = model.typicalYears.split('-').map(Number);
    const year = random.whole(from, to);
    const place = bandPlace(model, year);
    const [low, high] = model.typicalPriceUsd;
    const [near, far] = model.typicalMileageKm;
    const odometer = Math.round(((far - (far - near) * place) * random.around(0.12) + 900) / 100) * 100;
    const price = Math.round(((low + (high - low) * place) * random.around(0.05)) / 100) * 100;
    const paint = random.pickWeighted(carPaints, ({ weight }) => weight);
    const district = random.pickWeighted(districts, ({ weight }) => weight);
    const fuel = model.fuels[random.whole(0, model.fuels.length - 1)] ?? 'petrol';
    const series = seriesId(model.brand, model.model);
    const wheel = random.pick(wheelsOf(fuel === 'electric'));
    const picture = (view: 'side' | 'front' | 'back' | 'interior') => carPicture(series, paint.name, view, wheel);
    return {
      id: String(200_001 + index),
      brandId: brandId(model.brand),
      name: fullName(marqueOf(model.brand), model.model.replace(/ \(.*\)$/, '')),
      year,
      headImage: picture('side'),
      relevantImages: [picture('front'), picture('back'), picture('interior')],
      colorHex: paintFacts.find((fact) => fact.name === paint.name)?.hex ?? null,
      colorEn: paint.en,
      colorGe: paint.ge,
      interiorCode: random.pickWeighted(interiors, ({ weight }) => weight).key,
      odometer: Math.max(100, odometer),
      power: model.powerKw,
      fuel: fuelKeys[fuel] ?? fuel,
      stock: random.pickWeighted([1, 1, 1, 2, 3], () => 1),
      vin: vinOf(random, model.wmi, year, 310_411 + index * 53),
      drive: model.drive,
      gearbox: model.gearbox,
      districtEn: district.en,
      districtGe: district.ge,
      priceUsd: price,
      updatedAt: new Date(endMs - Math.floor(random.next() * updatedWithinMs)),
    };
  });
};
