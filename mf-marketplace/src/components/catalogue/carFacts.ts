import type { Language, Translate } from '@caravan/shared/contracts';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import type { ListedCar } from '../../api/listed';
import type { Fact } from '@caravan/shared/ui';
import { numberFact, omitUnknown, powerFact } from '../facts';

type CarRange = Pick<UsedCar, 'isElectric' | 'cltcRange' | 'fuelComprehensive'>;

/** Returns whether to show a car's range: electric cars, and plug-in cars without known consumption. */
export const hasRange = ({ isElectric, cltcRange, fuelComprehensive }: CarRange): boolean =>
  isElectric || (fuelComprehensive === null && cltcRange !== null);

export const rangeFact = (car: CarRange, t: Translate, lang: Language): Fact =>
  hasRange(car)
    ? numberFact(t('facts.range'), car.cltcRange, t('units.km'), lang)
    : numberFact(t('facts.consumption'), car.fuelComprehensive, t('units.litres'), lang, 1);

/** Returns the known figures of a car: odometer, power, range or consumption. */
export const carFacts = (car: ListedCar, t: Translate, lang: Language): Fact[] =>
  omitUnknown([
    numberFact(t('facts.odometer'), car.odometer, t('units.km'), lang),
    powerFact(t('facts.power'), car.totalPower, lang),
    rangeFact(car, t, lang),
  ]);
