import { formatKm, formatMoneyRange, formatMonth, formatNumber, formatPower } from '@caravan/shared/format';
import type { Currency, Language, Localised } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { cnyToUsd, convertUsd } from '../../money/exchange';
import { levelOf, termOf } from '../../terms/terms';
import { brandMark } from '../../media/addresses';
import type { CarToCompare } from './repository';
import type { TextKey } from './texts';
import values from './values.json' with { type: 'json' };

/**
 * Language and currency of a table, and the rates of that currency: units for one US dollar, and yuan for one US
 * dollar, null if unknown.
 */
export interface TableFormat {
  readonly language: Language;
  readonly currency: Currency;
  readonly perUsd: number;
  readonly cnyPerUsd: number | null;
}

interface Figure {
  readonly key: TextKey;
  readonly valueOf: (car: CarToCompare, writing: TableFormat) => string | null;
  readonly iconOf?: (car: CarToCompare) => string;
}

/** A number with its unit; null if it is unknown. */
const formatMeasure =
  (numberOf: (car: CarToCompare) => number | null | undefined, unit: Localised, decimals = 0): Figure['valueOf'] =>
  (car, { language }) => {
    const number = numberOf(car);
    return number === null || number === undefined
      ? null
      : `${formatNumber(number, language, { maximumFractionDigits: decimals })}\u00A0${unit[language]}`;
  };

const mm: Localised = { en: 'mm', ge: 'მმ' };

/** The maker's guide price of the series when new, from the cheapest version to the most expensive. If one is unknown, it is taken to equal the other. */
const guidePrice: Figure['valueOf'] = ({ series }, { language, currency, perUsd, cnyPerUsd }) => {
  const inCurrency = (cny: number | null) => convertUsd(cnyToUsd(cny, cnyPerUsd), perUsd);
  const lowest = inCurrency(series.priceMinCny ?? series.priceMaxCny);
  const highest = inCurrency(series.priceMaxCny ?? series.priceMinCny);
  if (lowest === null || highest === null) return null;
  return formatMoneyRange(lowest, highest, currency, language);
};

/** The engine volume, or the volumes between which it is. */
const engineVolume: Figure['valueOf'] = ({ car: { engineCm3Low: low, engineCm3High: high } }, { language }) => {
  if (low === null || high === null) return null;
  const volumes = [...new Set([low, high])].map((volume) => formatNumber(volume, language));
  return `${volumes.join('–')}\u00A0${localise(language, 'cm³', 'სმ³')}`;
};

const steeringTerms: Readonly<Record<string, string>> = { left: 'leftHand', right: 'rightHand' };

const wordOf = (words: Readonly<Record<string, Localised>>, key: string | undefined, language: Language) =>
  key === undefined ? null : (words[key]?.[language] ?? null);

/** The sections of the table with their rows, in order. */
export const figureSections: readonly { readonly key: TextKey; readonly rows: readonly Figure[] }[] = [
  {
    key: 'model',
    rows: [
      { key: 'brand', valueOf: ({ brand }) => brand.name, iconOf: ({ brand }) => brandMark(brand.name) },
      { key: 'guidePrice', valueOf: guidePrice },
      { key: 'segment', valueOf: ({ spec }, { language }) => wordOf(values.segments, spec?.segment, language) },
      { key: 'body', valueOf: ({ series }, { language }) => wordOf(values.bodies, series.bodyType, language) },
      {
        key: 'launch',
        valueOf: ({ spec }, { language }) => {
          const year = spec === null ? null : String(spec.launchYear);
          return year === null ? null : localise(language, year, `${year} წლიდან`);
        },
      },
      {
        key: 'level',
        valueOf: ({ car }, { language }) => (car.levelTitle === null ? null : levelOf(car.levelTitle, language)),
      },
      { key: 'seats', valueOf: ({ spec }) => spec?.seats?.toString() ?? null },
    ],
  },
  {
    key: 'thisCar',
    rows: [
      { key: 'year', valueOf: ({ car }) => car.year?.toString() ?? null },
      {
        key: 'madeMonth',
        valueOf: ({ car: { year, madeMonth } }, { language }) =>
          year === null || madeMonth === null ? null : formatMonth(`${String(year)}-${String(madeMonth)}`, language),
      },
      {
        key: 'odometer',
        valueOf: ({ car }, { language }) => (car.odometer === null ? null : formatKm(car.odometer, language)),
      },
      {
        key: 'steering',
        valueOf: ({ car }, { language }) => {
          const term = steeringTerms[car.steering ?? ''];
          return term === undefined ? null : termOf(term, language);
        },
      },
      { key: 'location', valueOf: ({ car }, { language }) => localise(language, car.locationEn, car.locationGe) },
    ],
  },
  {
    key: 'size',
    rows: [
      { key: 'length', valueOf: formatMeasure(({ spec }) => spec?.lengthMm, mm) },
      { key: 'width', valueOf: formatMeasure(({ spec }) => spec?.widthMm, mm) },
      { key: 'height', valueOf: formatMeasure(({ spec }) => spec?.heightMm, mm) },
      { key: 'wheelbase', valueOf: formatMeasure(({ spec }) => spec?.wheelbaseMm, mm) },
    ],
  },
  {
    key: 'power',
    rows: [
      { key: 'energy', valueOf: ({ car }, { language }) => termOf(car.energy, language) },
      { key: 'engineCc', valueOf: engineVolume },
      {
        key: 'drive',
        valueOf: ({ spec }, { language }) =>
          spec === null ? null : termOf(spec.drive === '4wd' ? 'awd' : spec.drive, language),
      },
      {
        key: 'totalPower',
        valueOf: ({ spec }, { language }) =>
          typeof spec?.powerKw === 'number' ? formatPower(spec.powerKw, language) : null,
      },
      { key: 'zeroTo100', valueOf: formatMeasure(({ spec }) => spec?.zeroTo100, { en: 's', ge: 'წმ' }, 1) },
      { key: 'battery', valueOf: formatMeasure(({ spec }) => spec?.batteryKwh, { en: 'kWh', ge: 'კვტ·სთ' }, 1) },
      { key: 'range', valueOf: formatMeasure(({ spec }) => spec?.cltcRangeKm, { en: 'km', ge: 'კმ' }) },
      {
        key: 'consumption',
        valueOf: formatMeasure(({ spec }) => spec?.fuelL100, { en: 'L/100 km', ge: 'ლ/100 კმ' }, 1),
      },
    ],
  },
];
