import { siteDay, utcMs } from '@caravan/shared/terms';
import type { usedCars } from '@caravan/api/schema';
import { carPicture } from '@caravan/api/media';
import { brandFacts, type ModelFact, modelFacts, paintFacts, rateFacts } from '../facts/facts';
import { carPaints, wheelsOf } from '../facts/finishes';
import { brandId, fullName, seriesId } from '../facts/names';
import places from '../facts/places.json' with { type: 'json' };
import { customsOf } from './customs';
import { offerOf } from './offers';
import { canHaveChanged } from './priceDays';
import { createRandom } from '../random/random';
import { vinOf } from '../facts/vin';

const carCount = 1560;
const dayMs = 86_400_000;
const publishedWithinDays = 60;

/** The pictures of the gallery, in order. The first is the cover. */
const views = ['side', 'front', 'back', 'interior', 'dashboard', 'wheel', 'lamp', 'tail'] as const;

/** Trim levels in ascending order of equipment. */
export const trims = ['Comfort', 'Premium', 'Luxury', 'Flagship'] as const;

const wmiOf = (brand: string): string => brandFacts.find(({ name }) => name === brand)?.wmiChina ?? 'LZZ';

const sizeOf = ({ lengthMm, widthMm, heightMm }: ModelFact): string | null =>
  lengthMm === null || widthMm === null || heightMm === null
    ? null
    : `${String(lengthMm)}×${String(widthMm)}×${String(heightMm)}`;

const popularity = (model: ModelFact): number => Math.sqrt((model.cnRetail202407?.units ?? 0) + 900);

/**
 * Returns the price in USD: the trim's guide price, less the loss by age and mileage. A car loses 19 % in the first year and 11 % in
 * each later year. An electric car loses slightly more.
 */
const priceOf = (model: ModelFact, trim: number, age: number, odometer: number): number | null => {
  if (model.priceMinCny === null || model.priceMaxCny === null) return null;
  const guide = (model.priceMinCny + (model.priceMaxCny - model.priceMinCny) * (trim / 3)) / rateFacts.usdCny;
  const yearly = model.energy === 'electric' ? 0.865 : 0.89;
  const distance = 1 - Math.max(-0.04, Math.min(0.2, (odometer - age * 15_000) / 400_000));
  return guide * 0.86 * yearly ** Math.max(0, age - 0.5) * distance;
};

/** Returns the used cars. Every series has at least one. Popular series have more. All were published in the 60 days before `today`. */
export const demoUsedCars = (today: string): (typeof usedCars.$inferInsert)[] => {
  const random = createRandom('used cars');
  const endMs = utcMs(today);
  const thisYear = Number(today.slice(0, 4));
  const roundTo = (value: number, step: number) => Math.round(value / step) * step;
  return Array.from({ length: carCount }, (_, index) => {
    const model = modelFacts[index] ?? random.pickWeighted(modelFacts, popularity);
    const year = Math.max(model.launchYear, Math.min(thisYear, thisYear - Math.floor(random.next() ** 1.4 * 6)));
    const age = thisYear - year + random.between(0.3, 0.8);
    const driven = roundTo(age * 13_000 * random.between(0.45, 1.55), 10);
    // Many exported cars are registered in China but barely driven.
    const odometer = year === thisYear && random.next() < 0.35 ? random.integer(12, 180) : Math.max(900, driven);
    const trim = random.integer(0, trims.length - 1);
    const usd = priceOf(model, trim, age, odometer);
    const paint = random.pickWeighted(carPaints, ({ weight }) => weight);
    const city = random.pickWeighted(places.cities, ({ weight }) => weight);
    const wheel = random.pick(wheelsOf(model.energy === 'electric'));
    const id = String(100_001 + index);
    const series = seriesId(model.brand, model.nameEn);
    const name = fullName(model.brand, model.nameEn);
    const levelTitle = `${trims[trim] ?? 'Comfort'}${model.drive === 'awd' || model.drive === '4wd' ? ' AWD' : ''}`;
    const vin = vinOf(random, wmiOf(model.brand), year, 104_729 + index * 37);
    const price = usd === null ? null : roundTo(usd * random.around(0.03), 50);
    const lowest = price === null ? null : roundTo(price * random.pick([0.97, 1, 1.03]), 50);
    const publishedAt = new Date(endMs - Math.floor(random.next() * publishedWithinDays * dayMs));
    const car = {
      id,
      brandId: brandId(model.brand),
      seriesId: series,
      name,
      originalName: model.nameCn,
      year,
      levelTitle,
      totalPower: model.totalPowerKw === null ? null : Math.round(model.totalPowerKw),
      energy: model.energy,
      bodyType: model.bodyType,
      seats: model.seats ?? null,
      cltcRange: model.energy === 'electric' ? model.cltcRangeKm : null,
      fuelComprehensive: model.energy === 'electric' ? null : model.fuelComprehensiveL100,
      bodySize: sizeOf(model),
      vin,
      odometer,
      priceUsd: price,
      lowestPriceUsd: canHaveChanged(siteDay(publishedAt.getTime()), today) ? lowest : price,
      paintName: paint.name,
      paintHex: paintFacts.find((fact) => fact.name === paint.name)?.hex ?? '#888888',
      locationEn: city.en,
      locationGe: city.ge,
      coverImg: carPicture(series, paint.name, 'side', wheel),
      images: views.map((view) => carPicture(series, paint.name, view, wheel)),
      colorEn: paint.en,
      colorGe: paint.ge,
      publishedAt,
      searchText: [model.brand, model.nameEn, name, model.nameCn ?? '', String(year), levelTitle, vin]
        .join(' ')
        .toLowerCase(),
      isNow: false,
      status: 0,
      exportTax: 0,
      readyStatus: 0,
    };
    const offeredCar = { ...car, ...offerOf(car, model, trim) };
    return { ...offeredCar, ...customsOf(offeredCar, model) };
  });
};
