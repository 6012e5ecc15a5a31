import type {
  CarComparison,
  LandedFigure,
  LandedReceipt,
  OverviewItem,
  UsedCar,
  VehicleAttribute,
  WatchKind,
} from '@caravan/shared/contracts/calls';
import type { Language, Translate } from '@caravan/shared/contracts';
import { formatPower, MISSING } from '@caravan/shared/format';
import type { DetailedVehicle } from '../../../api/listed';
import { numberFact } from '../../../components/facts';
import { hasRange, rangeFact } from '../../../components/catalogue/carFacts';
import { imagesOf, titleOf } from '../../../components/catalogue/carTexts';
import { posterOf } from '../../../components/gallery/media';
import { carKey } from '../../../state/watchKey';

export type Line = Pick<OverviewItem, 'code' | 'key' | 'value'>;

/** The price with customs cleared and why it is not certain, or why there is none. */
type ClearedPrice = Omit<LandedFigure, 'country'>;

export interface ComparedItem {
  readonly id: string;
  readonly kind: WatchKind;
  readonly name: string;
  readonly image: string | null;
  readonly to: string;
  readonly price: number | null;
  /** Null if it is unknown. */
  readonly cleared: ClearedPrice | null;
  /** Whether `price` includes the customs clearance. */
  readonly isCleared: boolean;
  readonly isDemo: true | undefined;
  readonly overview: readonly Line[];
  readonly attributes: readonly VehicleAttribute[];
  /** Codes of lines that do not apply, for example the engine volume of an electric car, or that another line answers. */
  readonly inapplicableCodes: readonly string[];
}

/** Codes of lines that depend on the fuel. The API leaves out those that do not apply. */
const fuelLines = ['engineCc', 'consumption', 'battery', 'range'];

/** Codes of vehicles, each with those of cars that ask for a part of it. */
const overlappingLines = [
  ['cruise', ['adaptiveCruise']],
  ['parkingAid', ['rearCamera', 'roundCamera']],
  ['roof', ['panoramicRoof']],
] as const;

/** Returns the codes that one item lacks because its lines of the other kind state the same. */
const answeredCodesOf = (lines: readonly Line[]): string[] => {
  const known = new Set(lines.filter(({ value }) => value !== null).map(({ code }) => code));
  return overlappingLines.flatMap(([vehicleCode, carCodes]) =>
    known.has(vehicleCode) ? carCodes : carCodes.some((code) => known.has(code)) ? [vehicleCode] : [],
  );
};

const clearedPrice = ({ landed, isCleared, price }: DetailedVehicle): ClearedPrice | null =>
  landed ?? (isCleared === true ? { low: price, high: price, unknown: [], problem: null } : null);

export const comparedVehicle = (vehicle: DetailedVehicle): ComparedItem => {
  const { itemId, name, images, price, isCleared, overview, attributes } = vehicle;
  const lines = [...overview, ...attributes];
  const isFuelKnown = lines.some(({ code, value }) => code === 'fuel' && value !== null);
  return {
    id: itemId,
    kind: 'vehicle',
    name,
    image: posterOf(images) ?? null,
    to: `/detail/${itemId}`,
    price,
    cleared: clearedPrice(vehicle),
    isCleared: isCleared === true,
    isDemo: vehicle.isDemo,
    overview,
    attributes,
    inapplicableCodes: [
      ...answeredCodesOf(lines),
      ...(isFuelKnown ? fuelLines.filter((code) => !lines.some((line) => line.code === code)) : []),
    ],
  };
};

/** Maps keys of cars to the codes of vehicles, so that equal lines share a row. */
const codes: Readonly<Record<string, string>> = {
  energy: 'fuel',
  totalPower: 'power',
  location: 'district',
  laneKeeping: 'laneAssist',
  heatedSeats: 'seatHeating',
};

/**
 * Returns the text of a range with the name of its test cycle, like the API does for vehicles. The ranges of cars are CLTC
 * ranges.
 */
const rangeText = (range: string | null): string | null => (range === null ? null : `${range} (CLTC)`);

/** Returns all lines of a car's technical data (`carCompare`) with their headings, and the model after the brand. */
const linesOf = ({ infoList }: CarComparison, model: string, t: Translate): VehicleAttribute[] => {
  let group = '';
  return infoList.flatMap(({ type, key, text, values, subList }): VehicleAttribute[] => {
    if (type === 0 || type === 2) group = text;
    if (type === 1) {
      const value = values[0]?.value ?? null;
      if (key === 'range') return [{ code: key, group, key: t('watchList.range'), value: rangeText(value) }];
      const line = { code: codes[key] ?? key, group, key: text, value };
      return key === 'brand' ? [line, { code: 'model', group, key: t('watchList.model'), value: model }] : [line];
    }
    return subList.map((subRow) => ({
      code: codes[subRow.key] ?? subRow.key,
      group: text,
      key: subRow.text,
      value: subRow.values[0]?.value ?? null,
    }));
  });
};

const isKnown = ({ code, value }: Line): boolean => fuelLines.includes(code) && value !== null;

/**
 * Returns the codes that do not apply to a car. An electric car has no engine. A car with neither range nor battery counts as
 * one without a plug.
 */
const inapplicableCodesOf = ({ isElectric }: UsedCar, lines: readonly Line[]): string[] => {
  if (isElectric) return ['engineCc', 'consumption'];
  const known = new Set(lines.filter(isKnown).map(({ code }) => code));
  return known.has('range') || known.has('battery') ? [] : ['range', 'battery'];
};

/** The answers about a car of the catalogue. */
interface CarAnswers {
  readonly car: UsedCar;
  readonly table: CarComparison;
  /** The receipt of its landed price in the visitor's country. Undefined if there is none. */
  readonly receipt: LandedReceipt | undefined;
}

/** Converts a car of the catalogue to a column with the codes of vehicles. */
export const comparedCar = ({ car, table, receipt }: CarAnswers, t: Translate, lang: Language): ComparedItem => {
  const colour = car.colorInfo && (lang === 'ge' ? car.colorInfo.nameGe : car.colorInfo.nameEn);
  const line = (code: string, key: string, value: string | null): Line => ({ code, key, value });
  const textOf = ({ value, unit }: ReturnType<typeof numberFact>): string | null =>
    typeof value !== 'string' || value === MISSING ? null : `${value}\u00A0${unit ?? ''}`.trim();
  const range = textOf(rangeFact(car, t, lang));
  const overview = [
    line('year', t('watchList.year'), car.year === null ? null : String(car.year)),
    line('odometer', t('facts.odometer'), textOf(numberFact('', car.odometer, t('units.km'), lang))),
    line('fuel', t('facts.fuel'), car.energyTitle),
    line('power', t('facts.power'), car.totalPower === null ? null : formatPower(car.totalPower, lang)),
    hasRange(car)
      ? line('range', t('watchList.range'), rangeText(range))
      : line('consumption', t('facts.consumption'), range),
    line('exteriorColor', t('watchList.colour'), colour),
    line('customs', t('watchList.customs'), t('watchList.notCleared')),
    line('district', t('facts.district'), car.location),
  ];
  const attributes = linesOf(table, car.seriesInfo.name, t);
  const lines = [...overview, ...attributes];
  return {
    id: carKey(car.usedCarId),
    kind: 'car',
    name: titleOf(car),
    image: imagesOf(car)[0] ?? null,
    to: `/car/model/detail/${car.usedCarId}`,
    price: car.salePrice,
    cleared: receipt ? { ...receipt, low: receipt.total?.low ?? null, high: receipt.total?.high ?? null } : null,
    isCleared: false,
    isDemo: car.isDemo,
    overview,
    attributes,
    inapplicableCodes: [...answeredCodesOf(lines), ...inapplicableCodesOf(car, lines)],
  };
};
