import type { CarComparison, OverviewItem, UsedCar, VehicleAttribute } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/contracts';
import { formatNumber, MISSING } from '@caravan/shared/format';
import type { ViewedVehicle } from '../../../api/listed';
import { figure, HP_PER_KW, type Translate } from '../../../components/figure';
import { hasRange, rangeOf } from '../../../components/catalogue/carFacts';
import { posterOf } from '../../../components/gallery/media';
import { carKey } from '../../../state/watchKey';

type Line = Pick<OverviewItem, 'code' | 'key' | 'value'>;

export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly to: string;
  readonly price: number | null;
  readonly overview: readonly Line[];
  readonly attributes: readonly VehicleAttribute[];
}

export const comparedVehicle = ({ itemId, images, ...vehicle }: ViewedVehicle): Compared => ({
  ...vehicle,
  id: itemId,
  image: posterOf(images) ?? null,
  to: `/detail/${itemId}`,
});

/** Maps keys of cars to the codes of vehicles, so that equal lines share a row. */
const codes: Readonly<Record<string, string>> = {
  energy: 'fuel',
  totalPower: 'power',
  location: 'district',
  laneKeeping: 'laneAssist',
  heatedSeats: 'seatHeating',
};

/** Formats power like the API does for vehicles, so that equal powers are equal texts. */
const powerOf = ({ totalPower }: UsedCar, t: Translate, lang: Language): string | null => {
  if (totalPower === null) return null;
  const kilowatts = formatNumber(totalPower, lang, { maximumFractionDigits: 1 });
  const horsepower = formatNumber(Math.round(totalPower * HP_PER_KW), lang);
  return `${kilowatts}\u00A0${t('units.kw')} (${horsepower}\u00A0${t('watchList.hp')})`;
};

/** Returns all lines of a car's technical data (`carCompare`) with their headings. */
const linesOf = ({ infoList }: CarComparison): VehicleAttribute[] => {
  let group = '';
  return infoList.flatMap(({ type, key, text, values, subList }): VehicleAttribute[] => {
    if (type === 0 || type === 2) group = text;
    if (type === 1) return [{ code: codes[key] ?? key, group, key: text, value: values[0]?.value ?? null }];
    return subList.map((subRow) => ({
      code: codes[subRow.key] ?? subRow.key,
      group: text,
      key: subRow.text,
      value: subRow.values[0]?.value ?? null,
    }));
  });
};

/** Converts a car of the catalogue to a column with the codes of vehicles. */
export const comparedCar = (car: UsedCar, table: CarComparison, t: Translate, lang: Language): Compared => {
  const colour = car.colorInfo && (lang === 'ge' ? car.colorInfo.nameGe : car.colorInfo.nameEn);
  const line = (code: string, key: string, value: string | null): Line => ({ code, key, value });
  const measured = (code: string, { term, value, unit }: ReturnType<typeof figure>): Line =>
    line(code, term, typeof value !== 'string' || value === MISSING ? null : `${value}\u00A0${unit ?? ''}`.trim());
  return {
    id: carKey(car.usedCarId),
    name: [car.year, car.name].filter((part) => part !== null).join(' '),
    image: car.images.split(',').find((address) => address !== '') ?? null,
    to: `/car/model/detail/${car.usedCarId}`,
    price: car.salePrice,
    overview: [
      line('year', t('watchList.year'), car.year === null ? null : String(car.year)),
      measured('odometer', figure(t('facts.odometer'), car.odometer, t('units.km'), lang)),
      line('fuel', t('facts.fuel'), car.energyTitle),
      line('power', t('facts.power'), powerOf(car, t, lang)),
      measured(hasRange(car) ? 'range' : 'consumption', rangeOf(car, t, lang)),
      line('exteriorColor', t('watchList.colour'), colour),
      line('district', t('facts.district'), car.location),
    ],
    attributes: linesOf(table),
  };
};
