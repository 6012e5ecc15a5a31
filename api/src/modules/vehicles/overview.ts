import type { OverviewItem } from '@caravan/shared/contracts/calls';
import type { finderVehicles, VehicleSpecs } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { attributeOf } from './attributes';
import { wordOf } from './words';

/** Hex values of interior colours. */
const interiorHex: Readonly<Record<string, string>> = {
  blackInterior: '#232326',
  beigeInterior: '#D9C8AA',
  greyInterior: '#8C8F94',
  brownInterior: '#6E4A32',
};

const coloursOf = (vehicle: typeof finderVehicles.$inferSelect, language: Language): OverviewItem[] => {
  const { colorHex, colorEn, colorGe, interiorCode: interior } = vehicle;
  const interiorIn = (each: Language) => (interior === null ? null : wordOf(interior, each));
  return [
    {
      code: 'exteriorColor',
      key: localise(language, 'Exterior colour', 'ექსტერიერის ფერი'),
      value: localise(language, colorEn, colorGe),
      colorHex,
      valueEn: colorEn,
      valueGe: colorGe,
    },
    {
      code: 'interior',
      key: localise(language, 'Interior colour', 'სალონის ფერი'),
      value: interiorIn(language),
      colorHex: interior === null ? null : (interiorHex[interior] ?? null),
      valueEn: interiorIn('en'),
      valueGe: interiorIn('ge'),
    },
  ];
};

const codesBeforeColours = ['year', 'odometer', 'fuel', 'engineCc', 'battery', 'range', 'power', 'gearbox', 'drive'];
const codesAfterColours = ['steering', 'customs'];

/** Returns the most important attributes, at the top of a vehicle's page. */
export const overviewOf = (
  vehicle: typeof finderVehicles.$inferSelect,
  specs: VehicleSpecs,
  language: Language,
): OverviewItem[] => {
  const itemsOf = (codes: readonly string[]): OverviewItem[] =>
    codes.flatMap((code) => {
      const attribute = attributeOf(specs, code, language);
      return attribute === undefined ? [] : [{ code, ...attribute, colorHex: null, valueEn: null, valueGe: null }];
    });
  const district: OverviewItem = {
    code: 'district',
    key: localise(language, 'Location', 'მდებარეობა'),
    value: localise(language, vehicle.districtEn, vehicle.districtGe),
    colorHex: null,
    valueEn: null,
    valueGe: null,
  };
  return [...itemsOf(codesBeforeColours), ...coloursOf(vehicle, language), ...itemsOf(codesAfterColours), district];
};
