import type { Language } from '@caravan/shared/contracts';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import type { ListedCar } from '../../api/listed';
import type { Fact } from '@caravan/shared/ui';
import { figure, withoutUnknown, powerOf, type Translate } from '../figure';

type CarRange = Pick<UsedCar, 'isElectric' | 'cltcRange' | 'fuelComprehensive'>;

/** Whether to show a car's range: electric cars, and plug-in cars without known consumption. */
export const hasRange = ({ isElectric, cltcRange, fuelComprehensive }: CarRange): boolean =>
  isElectric || (fuelComprehensive === null && cltcRange !== null);

export const rangeOf = (car: CarRange, t: Translate, lang: Language): Fact =>
  hasRange(car)
    ? figure(t('facts.range'), car.cltcRange, t('units.km'), lang)
    : figure(t('facts.consumption'), car.fuelComprehensive, t('units.litres'), lang, 1);

/** Known figures of a car: odometer, power, range or consumption. */
export const carFacts = (car: ListedCar, t: Translate, lang: Language): Fact[] =>
  withoutUnknown([
    figure(t('facts.odometer'), car.odometer, t('units.km'), lang),
    powerOf(t('facts.power'), car.totalPower, lang),
    rangeOf(car, t, lang),
  ]);
