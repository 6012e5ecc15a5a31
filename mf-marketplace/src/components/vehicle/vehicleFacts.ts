import type { Language } from '@caravan/shared/contracts';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import type { Fact } from '@caravan/shared/ui';
import { figure, knownOf, type Translate } from '../figure';

/** What the finder knows of a vehicle, beside its picture, colour and time of update. */
export const vehicleFacts = (vehicle: FinderVehicle, t: Translate, lang: Language): Fact[] =>
  knownOf([
    figure(t('facts.odometer'), vehicle.odometer, t('units.km'), lang),
    figure(t('facts.power'), vehicle.power, t('units.kw'), lang),
    { term: t('facts.fuel'), value: vehicle.fuel ?? MISSING },
    { term: t('facts.drive'), value: vehicle.drive ?? MISSING },
    { term: t('facts.gearbox'), value: vehicle.gearbox ?? MISSING },
    { term: t('facts.district'), value: vehicle.district ?? MISSING },
  ]);
