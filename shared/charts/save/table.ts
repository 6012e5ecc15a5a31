import { csvOf } from '../../format';
import type { Graphic } from '../types';

/** No figure is shown with more decimal places. */
const MOST_PLACES = 6;

/** A figure with as many decimal places as readers see: the shortest number that is written as it is. */
const asShown = (value: number | null, format: (value: number) => string): number | null => {
  if (value === null) return null;
  for (let places = 0; places < MOST_PLACES; places += 1) {
    const rounded = Number(value.toFixed(places));
    if (format(rounded) === format(value)) return rounded;
  }
  return value;
};

/** Decimal places of a share in a text: `4.3%` has three. */
const PERCENT = /(?:[.,](\d+))?[\s\u00A0]?%/;
const sharePlaces = (text: string): number => 2 + (PERCENT.exec(text)?.[1]?.length ?? 0);

/** A figure beside a bar as its text shows it: the share that a percentage says, any other number whole. */
const besideBar = ({ text, value }: { readonly text: string; readonly value: number | null }): number | null =>
  value === null ? null : Number(value.toFixed(text.includes('%') ? sharePlaces(text) : 0));

/** The figures of a chart, rounded as its table: periods by their ISO names, nothing grouped. */
export const tableOf = (graphic: Graphic): string => {
  if (graphic.kind === 'time') {
    const { periods, series, texts } = graphic;
    return csvOf([
      [texts.period, ...series.map(({ name, unit }) => `${name}, ${unit}`)],
      ...periods.map(({ key }, index) => [
        key,
        ...series.map(({ values, format }) => asShown(values[index] ?? null, format)),
      ]),
    ]);
  }
  if (graphic.kind === 'bars') {
    const { heads, rows, format } = graphic;
    return csvOf([
      heads,
      ...rows.map(({ name, value, further = [] }) => [name, asShown(value, format), ...further.map(besideBar)]),
    ]);
  }
  const { heads, parts, format, formatShare } = graphic;
  return csvOf([
    heads,
    ...parts.map(({ name, value, share }) => [name, asShown(value, format), asShown(share, formatShare)]),
  ]);
};
