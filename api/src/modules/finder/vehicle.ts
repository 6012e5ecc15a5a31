import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import type { finderVehicles } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { demoMark } from '../../envelope/demoMark';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { convertUsd } from '../../money/exchange';
import { termOf } from '../../terms/terms';
import { figureOf, type LandedBasis, vehiclePriceOf } from '../landed';

const translateTerm = (key: string | null, language: Language): string | null =>
  key === null ? null : termOf(key, language);

type Row = typeof finderVehicles.$inferSelect;

/** Returns the name of a vehicle with its model year. */
export const vehicleNameOf = ({ year, name }: Pick<Row, 'year' | 'name'>): string => `${String(year)} ${name}`;

/** Returns whether the customs of a vehicle are cleared, null if unknown. */
export const isClearedOf = ({ customs }: Pick<Row, 'customs'>): boolean | null =>
  customs === null ? null : customs === 'cleared';

/** Returns the landed price of a vehicle for lists. `rate`: units of the call's currency for one US dollar. */
export const landedOf = (row: Row, rate: number, basis: LandedBasis): FinderVehicle['landed'] => {
  const price = vehiclePriceOf(row, basis);
  return price && figureOf(price, rate);
};

/** Converts a stored vehicle to an item of the finder. `rate`: units of the call's currency for one US dollar. */
export const vehicleOf = (row: Row, language: Language, rate: number, basis: LandedBasis): FinderVehicle => ({
  itemId: row.id,
  name: vehicleNameOf(row),
  headImage: row.headImage,
  color: row.colorHex,
  exteriorColor: localise(language, row.colorEn, row.colorGe),
  interiorCode: translateTerm(row.interiorCode, language),
  odometer: row.odometer,
  power: row.power,
  fuel: translateTerm(row.fuel, language),
  stock: row.stock,
  vin: row.vin,
  drive: translateTerm(row.drive, language),
  gearbox: translateTerm(row.gearbox, language),
  district: localise(language, row.districtEn, row.districtGe),
  videoUrl: row.videoUrl,
  relevantCarImages: row.relevantImages,
  updateTime: toUnixSeconds(row.updatedAt),
  price: convertUsd(row.priceUsd, rate),
  customs: translateTerm(row.customs, language),
  steering: translateTerm(row.steering, language),
  engineCc: row.engineCc,
  accidents: row.accidents,
  owners: row.owners,
  landed: landedOf(row, rate, basis),
  ...demoMark(row),
});
