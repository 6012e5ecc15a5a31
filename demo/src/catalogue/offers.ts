import { utcDay } from '@caravan/shared/terms';
import type { usedCars } from '@caravan/api/schema';
import { enterprisesIn } from './enterprises';
import type { ModelFact } from '../facts/facts';
import type { Random } from '../chance/random';
import { randomOf } from '../chance/random';

type CarRow = typeof usedCars.$inferInsert;

const dayMs = 86_400_000;

/** Where cars of a city are loaded, what the way there costs in USD, and how plates of the city begin. */
const ways: Readonly<
  Record<string, { readonly en: string; readonly ge: string; readonly usd: number; readonly plate: string }>
> = {
  Shanghai: { en: 'Shanghai', ge: 'შანხაი', usd: 90, plate: '沪A' },
  Guangzhou: { en: 'Nansha', ge: 'ნანშა', usd: 100, plate: '粤A' },
  Shenzhen: { en: 'Yantian', ge: 'იანტიანი', usd: 90, plate: '粤B' },
  Tianjin: { en: 'Tianjin', ge: 'ტიანძინი', usd: 80, plate: '津A' },
  Hangzhou: { en: 'Ningbo', ge: 'ნინბო', usd: 160, plate: '浙A' },
  Chengdu: { en: 'Qinzhou', ge: 'ცინჯოუ', usd: 480, plate: '川A' },
  Chongqing: { en: 'Qinzhou', ge: 'ცინჯოუ', usd: 430, plate: '渝A' },
  Urumqi: { en: 'Tianjin', ge: 'ტიანძინი', usd: 890, plate: '新A' },
};

const destinations = [
  { weight: 5, en: 'Poti', ge: 'ფოთი', usd: 2_150 },
  { weight: 2, en: 'Batumi', ge: 'ბათუმი', usd: 2_250 },
  { weight: 3, en: 'Baku', ge: 'ბაქო', usd: 2_600 },
] as const;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Of the trim: the guide price in China when the series is new, and what the factory asks today. */
const makersPrices = (random: Random, { priceMinCny, priceMaxCny }: ModelFact, trim: number) => {
  const [discount, isListed] = [random.between(0, 0.13), random.next() < 0.94];
  if (priceMinCny === null || priceMaxCny === null) {
    return { guideCny: null, oemCny: null };
  }
  const guideCny = roundTo(priceMinCny + ((priceMaxCny - priceMinCny) * trim) / 3, 100);
  return { guideCny, oemCny: isListed ? roundTo(guideCny * (1 - (discount < 0.03 ? 0 : discount)), 100) : null };
};

/** Prices on board and at the destination; an offer now and then names only one of them, or none. */
const deliveryPrices = (random: Random, priceUsd: number | null, city: string) => {
  const way = ways[city];
  const [handling, hasFob, hasCif] = [random.between(320, 620), random.next() < 0.93, random.next() < 0.88];
  const destination = random.pickWeighted(destinations, ({ weight }) => weight);
  const freight = destination.usd * random.around(0.07);
  if (priceUsd === null || way === undefined) {
    return { fobUsd: null, fobCityEn: null, fobCityGe: null, cifUsd: null, cifCityEn: null, cifCityGe: null };
  }
  const fob = roundTo(priceUsd + way.usd + handling, 10);
  const cif = roundTo(fob * 1.004 + freight, 10);
  return {
    ...(hasFob
      ? { fobUsd: fob, fobCityEn: way.en, fobCityGe: way.ge }
      : { fobUsd: null, fobCityEn: null, fobCityGe: null }),
    ...(hasCif
      ? { cifUsd: cif, cifCityEn: destination.en, cifCityGe: destination.ge }
      : { cifUsd: null, cifCityEn: null, cifCityGe: null }),
  };
};

/** What a car drives a day at most: nobody believes 11,000 km in a month. */
const kmADay = 100;

/** The day of the first registration: in its model year, and long enough before the car is offered to drive what it has driven; undefined where that leaves no day. */
const registeredOn = (random: Random, year: number, odometer: number, publishedAt: Date): string | undefined => {
  const first = Date.UTC(year, 0, 8);
  const last = Math.min(Date.UTC(year, 11, 20), publishedAt.getTime() - Math.max(14, odometer / kmADay) * dayMs);
  const share = random.next();
  return last < first ? undefined : utcDay(first + share * (last - first));
};

const plateLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A plate as advertisements show it, two of its places covered. Plates of electric cars and plug-in hybrids have one place more. */
const plateOf = (random: Random, city: string, energy: string): string => {
  const digit = () => String(random.whole(0, 9));
  const letter = plateLetters[random.whole(0, plateLetters.length - 1)] ?? 'K';
  const isGreen = energy === 'electric' || energy === 'phev' || energy === 'erev';
  const kind = isGreen ? (energy === 'electric' ? 'D' : 'F') : '';
  return `${ways[city]?.plate ?? '京A'}·${kind}${digit()}${letter}**${digit()}`;
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

/** 0 unknown, 1 and 2 as the contract says; mostly 1. */
const oneOf = (random: Random, shares: readonly [unknown: number, one: number, two: number]): number =>
  random.pickWeighted([0, 1, 2], (value) => shares[value] ?? 0);

/** What an exporter adds to a car: prices, registration and state of its papers. Fits the car, and is the same each time. */
export const offerOf = (car: CarRow, model: ModelFact, trim: number) => {
  const random = randomOf(`offer ${car.id}`);
  const sellers = enterprisesIn(car.locationEn);
  const status = oneOf(random, [5, 86, 9]);
  const readyStatus = status === 2 ? 2 : oneOf(random, [8, 74, 18]);
  return {
    enterpriseId: sellers[random.whole(0, sellers.length - 1)] ?? null,
    ...makersPrices(random, model, trim),
    ...deliveryPrices(random, car.priceUsd ?? null, car.locationEn),
    ...registration(random, car),
    status,
    exportTax: oneOf(random, [10, 62, 28]),
    readyStatus,
    isNow: status === 1 && readyStatus === 1,
  };
};
