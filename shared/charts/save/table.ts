import { csvOf, formatNumber, toFixedHalfUp } from '../../format';
import type { Language } from '../../terms';
import type { BarFigure, ChartHead, Graphic } from '../figures';

const MAX_DECIMALS = 6;

/** Rounds as `formatNumber` does. */
const round = (value: number, decimals: number): number =>
  Math.sign(value) * Number(toFixedHalfUp(Math.abs(value), decimals));

/** Rounds a figure as its text shows it: the shortest number that formats to the same text. */
const roundAsShown = (value: number | null, format: (value: number) => string): number | null => {
  if (value === null) return null;
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    const rounded = round(value, decimals);
    if (format(rounded) === format(value)) return rounded;
  }
  return value;
};

/** Decimal places of a percentage: `4.3%` is a share with three. */
const PERCENT = /(?:[.,](\d+))?[\s\u00A0]?%/;
const shareDecimals = (text: string): number => 2 + (PERCENT.exec(text)?.[1]?.length ?? 0);

/** Decimal places of a number in a text of `formatNumber`. */
const numberDecimals = (text: string, value: number, lang: Language): number => {
  for (let decimals = 1; decimals < MAX_DECIMALS; decimals += 1) {
    if (formatNumber(value, lang, { maximumFractionDigits: decimals }) === text) return decimals;
  }
  return 0;
};

/** Rounds a figure beside a bar as its text shows it. A percentage becomes a share. A share below the shown ones keeps one digit. */
const roundFurther = ({ text, value }: BarFigure, lang: Language): number | null => {
  if (value === null) return null;
  if (text.startsWith('<')) return Number(value.toPrecision(1));
  // `formatPercent` drops the same noise of division.
  if (text.includes('%')) return round(Number(value.toPrecision(12)), shareDecimals(text));
  return round(value, numberDecimals(text, value, lang));
};

type Rows = Parameters<typeof csvOf>[0];

const rowsOf = (graphic: Graphic, lang: Language): Rows => {
  if (graphic.kind === 'time') {
    const { periods, series, texts } = graphic;
    return [
      [texts.period, ...series.map(({ name, unit }) => `${name}, ${unit}`)],
      ...periods.map(({ key }, index) => [
        key,
        ...series.map(({ values, format }) => roundAsShown(values[index] ?? null, format)),
      ]),
    ];
  }
  if (graphic.kind === 'bars') {
    const { heads, rows, format } = graphic;
    return [
      heads,
      ...rows.map(({ name, value, further = [] }) => [
        name,
        roundAsShown(value, format),
        ...further.map((figure) => roundFurther(figure, lang)),
      ]),
    ];
  }
  const { heads, parts, format, formatShare } = graphic;
  return [
    heads,
    ...parts.map(({ name, value, share }) => [name, roundAsShown(value, format), roundAsShown(share, formatShare)]),
  ];
};

/**
 * Returns a CSV table of a chart's figures, rounded as its text shows them. Periods are ISO days or months. The last row has
 * the source and the date.
 */
export const tableOf = (
  { notes: { source, date } }: Pick<ChartHead, 'notes'>,
  graphic: Graphic,
  lang: Language,
): string => csvOf([...rowsOf(graphic, lang), [], [source, date]], lang);
