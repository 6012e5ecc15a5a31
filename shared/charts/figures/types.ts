/** `accent` is the leading series, `second` accompanies it (square marks), `neutral` is a comparison (dashed line). */
export type SeriesTone = 'accent' | 'second' | 'neutral';
export type SeriesKind = 'column' | 'line';

/** Figures on the scale of a chart. `values` has one entry for each period, null where unknown. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** Unit of the figures in the key: "cars", "$". */
  readonly unit: string;
  readonly kind: SeriesKind;
  readonly tone: SeriesTone;
  readonly values: readonly (number | null)[];
  /**
   * Formats a figure for tooltip and table, with its unit where needed. The scale uses the format of the first series.
   */
  readonly format: (value: number) => string;
  /**
   * False for prices, which change by little: their scale starts below the lowest value, and the chart says where.
   * Default: true.
   */
  readonly startsAtZero?: boolean;
  /** Figures are ranks: the scale has whole numbers, with the best on top. */
  readonly isRank?: boolean;
}

/** A period on the horizontal axis. */
export interface ChartPeriod {
  /** Name in saved tables: an ISO day or month where possible. */
  readonly key: string;
  /** Full text for tooltip and table: "4 May 2026". */
  readonly text: string;
  /** Short text for the axis: "4 May". */
  readonly short: string;
  /** True for a first period that also counts all earlier ones: "≤ 2009". */
  readonly coversEarlier?: boolean;
}

/** Unit, source and date as whole phrases in the visitor's language. */
export interface ChartNotes {
  readonly unit: string;
  readonly source: string;
  readonly date: string;
}

export interface ChartTexts {
  readonly noData: string;
  /** Title of the table with the figures. */
  readonly figures: string;
  /** Head of the table's first column: "Week". */
  readonly period: string;
  /** Text for a scale that does not start at zero: "Axis starts at $12,000". */
  readonly axisFrom: (from: string) => string;
  /** How to move between periods: "Arrow keys go from week to week". */
  readonly keys: string;
  readonly save: {
    /** Button that opens the save menu. */
    readonly open: string;
    readonly png: string;
    readonly svg: string;
    readonly csv: string;
    readonly embed: string;
    /** Link to the page with all ways of embedding. */
    readonly ways: string;
    /** Messages after the embed code was copied, after saving failed, and after copying failed. */
    readonly copied: string;
    readonly failed: string;
    readonly copyFailed: string;
  };
}

export interface ChartHead {
  /** The message of the figures in one sentence. Absent where the text above the chart says it. */
  readonly title?: string;
  /** Subject of the chart. It names the chart for assistive technology. */
  readonly label: string;
  readonly notes: ChartNotes;
  readonly texts: ChartTexts;
  /** Name of saved files without extension. */
  readonly file: string;
  /** Path of the page that shows this chart in a frame. Absent where the chart cannot be embedded (SAL-7). */
  readonly embed?: string | undefined;
}

/** Props of `Chart`. Charts that share a `cursor` show the same period. */
export interface ChartProps extends ChartHead {
  readonly periods: readonly ChartPeriod[];
  readonly series: readonly ChartSeries[];
  readonly cursor?: Cursor;
  /** About half as high: for a chart that accompanies the one above it. */
  readonly isLow?: boolean;
}

export type PlotProps = Pick<ChartProps, 'periods' | 'series'>;

/** The period that the visitor points at, as an index. Null for none. */
export interface Cursor {
  readonly index: () => number | null;
  readonly move: (index: number | null) => void;
  readonly subscribe: (onMove: () => void) => () => void;
}

/** A row of `Bars`. `to` is a link, `further` the figures behind the value. */
export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly to?: string;
  readonly value: number;
  readonly further?: readonly BarFigure[];
}

/** A figure behind a bar: its text, and its number for saved tables. */
export interface BarFigure {
  readonly text: string;
  readonly value: number | null;
}

export interface BarsProps extends ChartHead {
  /** Column heads: name, value and further figures. */
  readonly heads: readonly [name: string, value: string, ...further: string[]];
  readonly rows: readonly Bar[];
  readonly format: (value: number) => string;
  readonly tone?: SeriesTone;
  /** Numbers the rows, where their order is a ranking. */
  readonly ranked?: boolean;
}

/** A part of a whole. `share` is between 0 and 1. */
export interface Part {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly share: number;
}

export interface SharesProps extends ChartHead {
  readonly heads: readonly [name: string, value: string, share: string];
  /** At most seven, in the order to show. More would look alike. */
  readonly parts: readonly Part[];
  readonly format: (value: number) => string;
  readonly formatShare: (share: number) => string;
  /** Text in the middle: the whole and its unit. */
  readonly total: { readonly value: string; readonly unit: string };
}

/** The data of a chart for saved pictures and tables. */
export type Graphic =
  | (PlotProps & { readonly kind: 'time'; readonly texts: ChartTexts })
  | (Pick<BarsProps, 'heads' | 'rows' | 'format' | 'tone' | 'ranked'> & { readonly kind: 'bars' })
  | (Pick<SharesProps, 'heads' | 'parts' | 'format' | 'formatShare' | 'total'> & { readonly kind: 'shares' });
