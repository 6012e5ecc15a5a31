import type { Language } from '@caravan/shared/contracts';
import type { CarListItem, UsedCar } from '@caravan/shared/contracts/calls';
import type { Fact } from '@caravan/shared/ui';
import { figure, knownOf, powerOf, type Translate } from '../figure';

/** How far a car goes, or what it takes: CLTC range of an electric car, and of another whose consumption nobody knows. */
export const reachOf = (
  { isElectric, cltcRange, fuelComprehensive }: Pick<UsedCar, 'isElectric' | 'cltcRange' | 'fuelComprehensive'>,
  t: Translate,
  lang: Language,
): Fact =>
  isElectric || fuelComprehensive === null
    ? figure(t('facts.range'), cltcRange, t('units.km'), lang)
    : figure(t('facts.consumption'), fuelComprehensive, t('units.litres'), lang, 1);

/** The figures of a car that are known: power, range or consumption, odometer. */
export const carFacts = (car: CarListItem, t: Translate, lang: Language): Fact[] =>
  knownOf([
    powerOf(t('facts.power'), car.totalPower, t, lang),
    reachOf(car, t, lang),
    figure(t('facts.odometer'), car.odometer, t('units.km'), lang),
  ]);
