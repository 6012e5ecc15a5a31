/** `accent` leads, `second` accompanies it, `neutral` is for comparison (last year). */
export type SeriesTone = 'accent' | 'second' | 'neutral';
export type SeriesKind = 'column' | 'line' | 'area';

/** One run of figures; `values` as many as the chart's periods, null where unknown. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** What the figures count, for the key: "cars", "$". */
  readonly unit: string;
  readonly kind: SeriesKind;
  readonly tone: SeriesTone;
  /** The scale at the start or the end of the plot; series of one scale share their format. */
  readonly axis: 'start' | 'end';
  readonly values: readonly (number | null)[];
  /** A figure for readers, with unit where it needs one: axis, tooltip and table print it. */
  readonly format: (value: number) => string;
}

/** A place on the horizontal axis. */
export interface ChartPeriod {
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

/** Texts of the chart itself. */
export interface ChartTexts {
  readonly noData: string;
  /** Title of the table with the figures. */
  readonly figures: string;
  /** Head of the table's first column: "Week". */
  readonly period: string;
}

/** Props of `Chart`. `label` names it for assistive technology and heads its table. */
export interface ChartProps {
  readonly label: string;
  readonly periods: readonly ChartPeriod[];
  readonly series: readonly ChartSeries[];
  readonly notes: ChartNotes;
  readonly texts: ChartTexts;
}

/** What the plot draws, without the words around it. */
export type PlotProps = Pick<ChartProps, 'periods' | 'series'>;
