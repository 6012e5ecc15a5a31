import type { Language } from '@caravan/shared/contracts';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import type { ListedCar } from '../../api/listed';
import type { Fact } from '@caravan/shared/ui';
import { figure, knownOf, powerOf, type Translate } from '../figure';

type Reach = Pick<UsedCar, 'isElectric' | 'cltcRange' | 'fuelComprehensive'>;

/** Whether a car is told by its range: an electric one, and a plug-in car of which nothing else is known. */
export const isToldByRange = ({ isElectric, cltcRange, fuelComprehensive }: Reach): boolean =>
  isElectric || (fuelComprehensive === null && cltcRange !== null);

/** How far a car goes, or what it takes. */
export const reachOf = (car: Reach, t: Translate, lang: Language): Fact =>
  isToldByRange(car)
    ? figure(t('facts.range'), car.cltcRange, t('units.km'), lang)
    : figure(t('facts.consumption'), car.fuelComprehensive, t('units.litres'), lang, 1);

/** The figures of a car that are known: power, range or consumption, odometer. */
export const carFacts = (car: ListedCar, t: Translate, lang: Language): Fact[] =>
  knownOf([
    powerOf(t('facts.power'), car.totalPower, t, lang),
    reachOf(car, t, lang),
    figure(t('facts.odometer'), car.odometer, t('units.km'), lang),
  ]);
