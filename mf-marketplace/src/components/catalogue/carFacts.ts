import type { Language } from '@caravan/shared/contracts';
import type { CarListItem } from '@caravan/shared/contracts/calls';
import type { Fact } from '@caravan/shared/ui';
import { figure, type Translate } from '../figure';

/** The figures of a car: power; CLTC range of an electric car, consumption of any other; odometer. */
export const carFacts = (car: CarListItem, t: Translate, lang: Language): Fact[] => [
  figure(t('facts.power'), car.totalPower, t('units.kw'), lang),
  car.isElectric
    ? figure(t('facts.range'), car.cltcRange, t('units.km'), lang)
    : figure(t('facts.consumption'), car.fuelComprehensive, t('units.litres'), lang, 1),
  figure(t('facts.odometer'), car.odometer, t('units.km'), lang),
];
