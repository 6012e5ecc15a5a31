import { carStatus, exportTax, readyStatus, type UsedCar } from '@caravan/shared/contracts/calls';
import { type GenericSchema, type InferOutput, is } from 'valibot';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { demoMark } from '../../envelope/demoMark';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { cnyToUsd, convertUsd } from '../../money/exchange';
import { levelOf, termOf } from '../../terms/terms';
import { brandMark, carPicture } from '../../media/addresses';
import { sellerOf } from '../sellers/seller';
import type { findUsedCar } from './repository';

export type FoundCar = NonNullable<Awaited<ReturnType<typeof findUsedCar>>>;

/** Units of the call's currency and of the yuan for one US dollar. `cny` is null if unknown. `cnyDay`: its day if it is from a bank. */
export interface UsedCarRates {
  readonly rate: number;
  readonly cny: number | null;
  readonly cnyDay: string | undefined;
}

/** Returns a state of the contract, or 0 (unknown) for any other number. */
const stateOf = <S extends GenericSchema<0 | 1 | 2>>(schema: S, value: number): InferOutput<S> | 0 =>
  is(schema, value) ? value : 0;

/** Returns the maker's prices in yuan and converted. The discount is the factory's reduction of its guide price today. */
const makersPrices = ({ guideCny, oemCny }: FoundCar['car'], { rate, cny, cnyDay }: UsedCarRates) => {
  const fromCny = (yuan: number | null) => convertUsd(cnyToUsd(yuan, cny), rate);
  const officePrice = fromCny(guideCny);
  const price = fromCny(oemCny);
  return {
    officePrice,
    // Of the rounded amounts, so that the three that a visitor sees add up.
    disPrice: officePrice === null || price === null ? null : officePrice - price,
    oemCny,
    price,
    exchangeRate: cny === null ? null : Math.round((cny / rate) * 10_000) / 10_000,
    exchangeRateDay: cnyDay,
  };
};

const colorOf = ({ colorEn, colorGe, paintHex }: FoundCar['car']): UsedCar['colorInfo'] =>
  colorEn === null || colorGe === null ? null : { nameEn: colorEn, nameGe: colorGe, hexCode: paintHex };

const exporterOf = ({ car, enterprise }: FoundCar) => ({
  enterpriseInfo: sellerOf(enterprise),
  imagesUrl: enterprise && `${enterprise.site}/cars/${car.id}/photos`,
  shippingUrl: enterprise && `${enterprise.site}/shipping?car=${car.id}`,
});

/** Returns the content of a car's page, in a language and a currency. */
export const usedCarOf = (found: FoundCar, language: Language, rates: UsedCarRates): UsedCar => {
  const { car, brand, series } = found;
  const price = (usd: number | null) => convertUsd(usd, rates.rate);
  return {
    id: car.id,
    usedCarId: car.id,
    name: car.name,
    originalName: car.originalName,
    levelTitle: car.levelTitle === null ? null : levelOf(car.levelTitle, language),
    year: car.year,
    seriesInfo: { id: series.id, name: series.name, image: carPicture(series.id, 'Glacier White', 'side') },
    brandInfo: { name: brand.name, logo: brandMark(brand.name) },
    ...exporterOf(found),
    images: car.images.join(','),
    publishTime: toUnixSeconds(car.publishedAt),
    ...makersPrices(car, rates),
    salePrice: price(car.priceUsd),
    lowestPrice: price(car.lowestPriceUsd),
    fobPrice: price(car.fobUsd),
    fobCity: localise(language, car.fobCityEn, car.fobCityGe),
    cifPrice: price(car.cifUsd),
    cifCity: localise(language, car.cifCityEn, car.cifCityGe),
    isNow: car.isNow,
    odometer: car.odometer,
    plateNumber: car.plateNumber,
    plateDate: car.plateDate,
    vin: car.vin,
    status: stateOf(carStatus, car.status),
    exportTax: stateOf(exportTax, car.exportTax),
    readyStatus: stateOf(readyStatus, car.readyStatus),
    location: localise(language, car.locationEn, car.locationGe),
    colorInfo: colorOf(car),
    energyTitle: termOf(car.energy, language),
    totalPower: car.totalPower,
    bodySize: car.bodySize,
    cltcRange: car.cltcRange,
    isElectric: car.energy === 'electric',
    fuelComprehensive: car.fuelComprehensive,
    ...demoMark(car),
  };
};
