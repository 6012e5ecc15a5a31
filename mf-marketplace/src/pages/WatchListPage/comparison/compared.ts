import type { OverviewItem, UsedCar, VehicleAttribute, VehicleDetail } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/contracts';
import { MISSING } from '@caravan/shared/format';
import { figure, type Translate } from '../../../components/figure';
import { isToldByRange, reachOf } from '../../../components/catalogue/carFacts';
import { posterOf } from '../../../components/gallery/media';
import { carKey } from '../../../state/watchKey';

type Line = Pick<OverviewItem, 'code' | 'key' | 'value'>;

/** What is compared: a column, and the lines of it. */
export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly to: string;
  readonly price: number | null;
  readonly overview: readonly Line[];
  readonly attributes: readonly VehicleAttribute[];
}

export const comparedVehicle = ({ itemId, images, ...vehicle }: VehicleDetail): Compared => ({
  ...vehicle,
  id: itemId,
  image: posterOf(images) ?? null,
  to: `/detail/${itemId}`,
});

/** A car of the catalogue, by the codes that vehicles have for the same, so that its lines meet theirs. */
export const comparedCar = (car: UsedCar, t: Translate, lang: Language): Compared => {
  const line = (code: string, key: string, value: string | null): Line => ({ code, key, value });
  const measured = (code: string, { term, value, unit }: ReturnType<typeof figure>): Line =>
    line(code, term, typeof value !== 'string' || value === MISSING ? null : `${value} ${unit ?? ''}`.trim());
  const colour = car.colorInfo && (lang === 'ge' ? car.colorInfo.nameGe : car.colorInfo.nameEn);
  return {
    id: carKey(car.usedCarId),
    name: [car.year, car.name].filter((part) => part !== null).join(' '),
    image: car.images.split(',').find((address) => address !== '') ?? null,
    to: `/car/model/detail/${car.usedCarId}`,
    price: car.salePrice,
    overview: [
      line('exteriorColor', t('watchList.colour'), colour),
      line('year', t('watchList.year'), car.year === null ? null : String(car.year)),
      measured('odometer', figure(t('facts.odometer'), car.odometer, t('units.km'), lang)),
      line('fuel', t('facts.fuel'), car.energyTitle),
      measured('power', figure(t('facts.power'), car.totalPower, t('units.kw'), lang)),
      measured(isToldByRange(car) ? 'range' : 'consumption', reachOf(car, t, lang)),
      line('district', t('facts.district'), car.location),
      line('vin', 'VIN', car.vin),
    ],
    attributes: [],
  };
};

/** The same lines, those of a car under the heading where the vehicles beside it have them. */
export const aligned = (all: readonly Compared[]): Compared[] => {
  const known = new Map(all.flatMap(({ attributes }) => attributes.map((line) => [line.code, line])));
  const said = new Set(all.flatMap((one) => (one.attributes.length > 0 ? one.overview.map(({ code }) => code) : [])));
  const isBelow = ({ code }: Line): boolean => known.has(code) && !said.has(code);
  return all.map((one) =>
    one.attributes.length > 0
      ? one
      : {
          ...one,
          overview: one.overview.filter((line) => !isBelow(line)),
          attributes: one.overview.filter(isBelow).flatMap(({ code, value }) => {
            const line = known.get(code);
            return line ? [{ ...line, value }] : [];
          }),
        },
  );
};
