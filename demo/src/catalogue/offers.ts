import { utcDay } from '@caravan/shared/terms';
import type { usedCars } from '@caravan/api/schema';
import { enterprisesIn } from './enterprises';
import type { ModelFact } from '../facts/facts';
import places from '../facts/places.json' with { type: 'json' };
import { type Random, createRandom } from '../random/random';

type CarRow = typeof usedCars.$inferInsert;

const dayMs = 86_400_000;

/** The port of loading, the cost in USD of the transport to it and the first two characters of a plate, by city. */
const origins = new Map(places.cities.map(({ en, port, plate }) => [en, { ...port, plate }]));

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Returns the trim's guide price in China and the factory's current price, both in CNY. */
const makersPrices = (random: Random, { priceMinCny, priceMaxCny }: ModelFact, trim: number) => {
  const [discount, isListed] = [random.between(0, 0.13), random.next() < 0.94];
  if (priceMinCny === null || priceMaxCny === null) return { guideCny: null, oemCny: null };
  const guideCny = roundTo(priceMinCny + ((priceMaxCny - priceMinCny) * trim) / 3, 100);
  return { guideCny, oemCny: isListed ? roundTo(guideCny * (1 - (discount < 0.03 ? 0 : discount)), 100) : null };
};

/** Returns the FOB and CIF prices. Some offers have only one of them, or none. */
const deliveryPrices = (random: Random, priceUsd: number | null, city: string) => {
  const origin = origins.get(city);
  const [handling, hasFob, hasCif] = [random.between(320, 620), random.next() < 0.93, random.next() < 0.88];
  const destination = random.pickWeighted(places.destinations, ({ weight }) => weight);
  const freight = destination.usd * random.around(0.07);
  if (priceUsd === null || origin === undefined) {
    return { fobUsd: null, fobCityEn: null, fobCityGe: null, cifUsd: null, cifCityEn: null, cifCityGe: null };
  }
  const fob = roundTo(priceUsd + origin.usd + handling, 10);
  const cif = roundTo(fob * 1.004 + freight, 10);
  return {
    ...(hasFob
      ? { fobUsd: fob, fobCityEn: origin.en, fobCityGe: origin.ge }
      : { fobUsd: null, fobCityEn: null, fobCityGe: null }),
    ...(hasCif
      ? { cifUsd: cif, cifCityEn: destination.en, cifCityGe: destination.ge }
      : { cifUsd: null, cifCityEn: null, cifCityGe: null }),
  };
};

/** Maximum kilometres that a car plausibly drives in a day. */
const maxKmPerDay = 100;

/**
 * Returns the day of the first registration, YYYY-MM-DD. It is in the model year, and early enough that the car can have driven its
 * mileage before it was offered. Returns undefined if no day fits.
 */
const registeredOn = (random: Random, year: number, odometer: number, publishedAt: Date): string | undefined => {
  const first = Date.UTC(year, 0, 8);
  const last = Math.min(Date.UTC(year, 11, 20), publishedAt.getTime() - Math.max(14, odometer / maxKmPerDay) * dayMs);
  const share = random.next();
  return last < first ? undefined : utcDay(first + share * (last - first));
};

const plateLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a plate with two characters hidden, as in advertisements. Electric cars and plug-in hybrids have one character more. */
const plateOf = (random: Random, city: string, energy: string): string => {
  const digit = () => String(random.integer(0, 9));
  const letter = plateLetters[random.integer(0, plateLetters.length - 1)] ?? 'K';
  const isGreen = energy === 'electric' || energy === 'phev' || energy === 'erev';
  const kind = isGreen ? (energy === 'electric' ? 'D' : 'F') : '';
  return `${origins.get(city)?.plate ?? '京A'}·${kind}${digit()}${letter}**${digit()}`;
};

const registration = (random: Random, { locationEn, energy, odometer, year, publishedAt }: CarRow) => {
  const [day, isUsed, isKnown] = [
    registeredOn(random, year ?? 2020, odometer ?? 0, publishedAt),
    (odometer ?? 0) > 180 || random.next() < 0.5,
    random.next() < 0.9,
  ];
  const plate = plateOf(random, locationEn, energy);
  return day !== undefined && isUsed
    ? { plateDate: day, plateNumber: isKnown ? plate : null }
    : { plateDate: null, plateNumber: null };
};

/** Picks 0 (unknown), 1 or 2 by weight. The contract says what 1 and 2 mean. */
const pickState = (random: Random, shares: readonly [unknown: number, one: number, two: number]): number =>
  random.pickWeighted([0, 1, 2], (value) => shares[value] ?? 0);

/** Returns the exporter's part of a car's row: prices, registration and documents. The same car always gets the same offer. */
export const offerOf = (car: CarRow, model: ModelFact, trim: number) => {
  const random = createRandom(`offer ${car.id}`);
  const sellers = enterprisesIn(car.locationEn);
  const status = pickState(random, [5, 86, 9]);
  const readyStatus = status === 2 ? 2 : pickState(random, [8, 74, 18]);
  return {
    enterpriseId: sellers[random.integer(0, sellers.length - 1)] ?? null,
    ...makersPrices(random, model, trim),
    ...deliveryPrices(random, car.priceUsd ?? null, car.locationEn),
    ...registration(random, car),
    status,
    exportTax: pickState(random, [10, 62, 28]),
    readyStatus,
    isNow: status === 1 && readyStatus === 1,
  };
};
