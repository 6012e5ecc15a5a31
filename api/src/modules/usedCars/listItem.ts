import type { CarListItem } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { demoMark } from '../../envelope/demoMark';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { convertUsd } from '../../money/exchange';
import { levelOf, termOf } from '../../terms/terms';
import { figuresOf, type LandedBasis } from '../landed';
import type { ListCar } from './repository';

/** Returns the name of a car with its model year, if that is known. */
export const carNameOf = ({ year, name }: Pick<ListCar, 'year' | 'name'>): string =>
  year === null ? name : `${String(year)} ${name}`;

/** Returns a stored car as an item of a list. `rate`: units of the call's currency for one US dollar. */
export const listItemOf = (car: ListCar, language: Language, rate: number, basis: LandedBasis): CarListItem => ({
  usedCarId: car.id,
  coverImg: car.coverImg,
  year: car.year,
  name: car.name,
  originalName: car.originalName,
  levelTitle: car.levelTitle === null ? null : levelOf(car.levelTitle, language),
  totalPower: car.totalPower,
  energyTitle: termOf(car.energy, language),
  cltcRange: car.cltcRange,
  vin: car.vin,
  odometer: car.odometer,
  isElectric: car.energy === 'electric',
  bodySize: car.bodySize,
  fuelComprehensive: car.fuelComprehensive,
  salePrice: convertUsd(car.priceUsd, rate),
  publishTime: toUnixSeconds(car.publishedAt),
  place: localise(language, car.locationEn, car.locationGe),
  landed: figuresOf(car, basis, rate),
  ...demoMark(car),
});
