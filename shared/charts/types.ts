/** `accent` leads, `second` accompanies it (squares mark its line), `neutral` is for comparison (its line is dashed). */
export type SeriesTone = 'accent' | 'second' | 'neutral';
export type SeriesKind = 'column' | 'line';

/** One run of figures, on the one scale of its chart; `values` as many as the chart's periods, null where unknown. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** What the figures count, for the key: "cars", "$". */
  readonly unit: string;
  readonly kind: SeriesKind;
  readonly tone: SeriesTone;
  readonly values: readonly (number | null)[];
  /** A figure for readers, with unit where it needs one: tooltip and table print it, and the scale that of the first series. */
  readonly format: (value: number) => string;
  /** Counts start their scale at zero. Prices, which move by little, start it below the lowest: false, and the chart says where. */
  readonly startsAtZero?: boolean;
  /** Figures are ranks: whole numbers alone on their scale, the best on top. */
  readonly isRank?: boolean;
}

/** A place on the horizontal axis. */
export interface ChartPeriod {
  /** As saved tables name it: an ISO day or month, where it is one. */
  readonly key: string;
  /** In full, for tooltip and table: "4 May 2026". */
  readonly text: string;
  /** For the axis: "4 May". */
  readonly short: string;
}

/** Where the figures come from; whole phrases in the reader's language. */
export interface ChartNotes {
  readonly unit: string;
  readonly source: string;
  readonly date: string;
}

/** Texts of the charts themselves. */
export interface ChartTexts {
  readonly noData: string;
  /** Title of the table with the figures. */
  readonly figures: string;
  /** Head of the table's first column: "Week". */
  readonly period: string;
  /** Where a scale starts that does not start at zero: "Axis starts at $12,000". */
  readonly axisFrom: (from: string) => string;
  /** How the keys go through the figures: "Arrow keys go from week to week". */
  readonly keys: string;
  readonly save: {
    /** The button that opens the menu. */
    readonly open: string;
    readonly png: string;
    readonly svg: string;
    readonly csv: string;
    readonly embed: string;
    /** The link to all ways of embedding. */
    readonly ways: string;
    /** Said once the embed code is in the clipboard, and where saving or copying failed. */
    readonly copied: string;
    readonly failed: string;
  };
}

/** What every kind of chart says of itself. */
export interface ChartHead {
  /** What the figures say, in a sentence; absent where what stands above says it. */
  readonly title?: string;
  /** What is shown, of what, where: names the chart for assistive technology. */
  readonly label: string;
  readonly notes: ChartNotes;
  readonly texts: ChartTexts;
  /** Name of saved files, without its ending. */
  readonly file: string;
  /** The page that shows this chart in a frame of another site; absent where charts may not be embedded (SAL-7). */
  readonly embed?: string | undefined;
}

/** Props of `Chart`. Charts with one `cursor` show the figures of one period together. */
export interface ChartProps extends ChartHead {
  readonly periods: readonly ChartPeriod[];
  readonly series: readonly ChartSeries[];
  readonly cursor?: Cursor;
  /** A plot of little more than half the height: one that stands below another and accompanies it. */
  readonly isLow?: boolean;
}

/** What the plot draws, without the words around it. */
export type PlotProps = Pick<ChartProps, 'periods' | 'series'>;

/** The period that readers look at, by its place; null for none. */
export interface Cursor {
  readonly at: () => number | null;
  readonly move: (place: number | null) => void;
  readonly subscribe: (onMove: () => void) => () => void;
}

/** A row of `Bars`. `to` leads to what the row is about; `further` holds what stands behind the value, a text a column. */
export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly to?: string;
  readonly value: number;
  readonly further?: readonly BarFigure[];
}

/** A figure beside a bar's own: as readers see it, and as saved tables hold it. */
export interface BarFigure {
  readonly text: string;
  readonly value: number | null;
}

/** Props of `Bars`. */
export interface BarsProps extends ChartHead {
  /** Heads of the columns: what the rows are, their value, and what is beside it. */
  readonly heads: readonly [name: string, value: string, ...further: string[]];
  readonly rows: readonly Bar[];
  readonly format: (value: number) => string;
  readonly tone?: SeriesTone;
  /** Numbers the rows: where their order is a ranking. */
  readonly ranked?: boolean;
}

/** Part of a whole; `share` of 1. */
export interface Part {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly share: number;
}

/** Props of `Shares`. */
export interface SharesProps extends ChartHead {
  readonly heads: readonly [name: string, value: string, share: string];
  /** At most seven, in an order of their own: more are told apart by nobody. */
  readonly parts: readonly Part[];
  readonly format: (value: number) => string;
  readonly formatShare: (share: number) => string;
  /** What stands in the middle: the whole, and what it counts. */
  readonly whole: { readonly value: string; readonly unit: string };
}

/** What a chart shows, for pictures and tables to take along. */
export type Graphic =
  | (PlotProps & { readonly kind: 'time'; readonly texts: ChartTexts })
  | (Pick<BarsProps, 'heads' | 'rows' | 'format' | 'tone' | 'ranked'> & { readonly kind: 'bars' })
  | (Pick<SharesProps, 'heads' | 'parts' | 'format' | 'formatShare' | 'whole'> & { readonly kind: 'shares' });
