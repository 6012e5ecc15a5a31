import type { Language, Translate as Say } from '@caravan/shared/contracts';
import type { ListedVehicle } from '../../api/listed';
import { formatNumber, MISSING } from '@caravan/shared/format';
import type { Fact } from '@caravan/shared/ui';
import { figure, withoutUnknown, powerOf, type Translate } from '../figure';

/** Formats the engine volume in litres with one decimal. */
const engineOf = (engineCc: number | null | undefined, t: Translate, lang: Language): Fact => ({
  term: t('facts.engine'),
  value:
    engineCc === null || engineCc === undefined
      ? MISSING
      : formatNumber(engineCc / 1000, lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  unit: t('units.litre'),
});

/** Known figures of a vehicle: odometer, power, fuel, engine volume, gearbox and drive. */
export const vehicleFacts = (vehicle: ListedVehicle, t: Translate, lang: Language): Fact[] =>
  withoutUnknown([
    figure(t('facts.odometer'), vehicle.odometer, t('units.km'), lang),
    powerOf(t('facts.power'), vehicle.power, t, lang),
    { term: t('facts.fuel'), value: vehicle.fuel ?? MISSING },
    engineOf(vehicle.engineCc, t, lang),
    { term: t('facts.gearbox'), value: vehicle.gearbox ?? MISSING },
    { term: t('facts.drive'), value: vehicle.drive ?? MISSING },
  ]);

/** Known facts on customs, an unusual steering side, accidents and owners. */
export const vehicleMarks = ({ customs, steering, accidents, owners }: ListedVehicle, t: Say): string[] =>
  [
    customs,
    steering,
    typeof accidents === 'number'
      ? t(accidents === 0 ? 'vehicle.unhurt' : 'vehicle.accidents', { count: accidents })
      : null,
    typeof owners === 'number' ? t('vehicle.owners', { count: owners }) : null,
  ].filter((mark) => typeof mark === 'string');
