import { csvOf } from '../../format';
import type { ChartHead, Graphic } from '../figures';

const MOST_PLACES = 6;

/** Rounds a figure as its text shows it: the shortest number that formats to the same text. */
const asShown = (value: number | null, format: (value: number) => string): number | null => {
  if (value === null) return null;
  for (let places = 0; places < MOST_PLACES; places += 1) {
    const rounded = Number(value.toFixed(places));
    if (format(rounded) === format(value)) return rounded;
  }
  return value;
};

/** Decimal places of a percentage: `4.3%` is a share with three. */
const PERCENT = /(?:[.,](\d+))?[\s\u00A0]?%/;
const sharePlaces = (text: string): number => 2 + (PERCENT.exec(text)?.[1]?.length ?? 0);

/** Rounds a figure beside a bar as its text shows it: a percentage as a share, other numbers to integers. */
const besideBar = ({ text, value }: { readonly text: string; readonly value: number | null }): number | null =>
  value === null ? null : Number(value.toFixed(text.includes('%') ? sharePlaces(text) : 0));

type Rows = Parameters<typeof csvOf>[0];

const rowsOf = (graphic: Graphic): Rows => {
  if (graphic.kind === 'time') {
    const { periods, series, texts } = graphic;
    return [
      [texts.period, ...series.map(({ name, unit }) => `${name}, ${unit}`)],
      ...periods.map(({ key }, index) => [
        key,
        ...series.map(({ values, format }) => asShown(values[index] ?? null, format)),
      ]),
    ];
  }
  if (graphic.kind === 'bars') {
    const { heads, rows, format } = graphic;
    return [
      heads,
      ...rows.map(({ name, value, further = [] }) => [name, asShown(value, format), ...further.map(besideBar)]),
    ];
  }
  const { heads, parts, format, formatShare } = graphic;
  return [heads, ...parts.map(({ name, value, share }) => [name, asShown(value, format), asShown(share, formatShare)])];
};

/**
 * A CSV table of a chart's figures, rounded as its text shows them. Periods are ISO days or months. The last row has the
 * source and the date.
 */
export const tableOf = (
  { notes: { source, date } }: Pick<ChartHead, 'notes'>,
  graphic: Graphic,
  lang: string,
): string => csvOf([...rowsOf(graphic), [], [source, date]], lang);
