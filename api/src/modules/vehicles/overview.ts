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

interface Colour {
  readonly code: string;
  readonly keyEn: string;
  readonly keyGe: string;
  readonly hex: string | null;
  readonly en: string | null;
  readonly ge: string | null;
}

const colourItem = ({ code, keyEn, keyGe, hex, en, ge }: Colour, language: Language): OverviewItem => ({
  code,
  key: localise(language, keyEn, keyGe),
  value: localise(language, en, ge),
  colorHex: hex,
  valueEn: en,
  valueGe: ge,
});

const coloursOf = (vehicle: typeof finderVehicles.$inferSelect, language: Language): OverviewItem[] => {
  const { interiorCode } = vehicle;
  return [
    colourItem(
      {
        code: 'exteriorColor',
        keyEn: 'Exterior colour',
        keyGe: 'ექსტერიერის ფერი',
        hex: vehicle.colorHex,
        en: vehicle.colorEn,
        ge: vehicle.colorGe,
      },
      language,
    ),
    colourItem(
      {
        code: 'interior',
        keyEn: 'Interior colour',
        keyGe: 'სალონის ფერი',
        hex: interiorCode === null ? null : (interiorHex[interiorCode] ?? null),
        en: interiorCode === null ? null : wordOf(interiorCode, 'en'),
        ge: interiorCode === null ? null : wordOf(interiorCode, 'ge'),
      },
      language,
    ),
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
