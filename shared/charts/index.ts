export { Chart } from './Chart';
export type { ChartNotes, ChartPeriod, ChartProps, ChartSeries, ChartTexts, SeriesKind, SeriesTone } from './types';
