export { Bars } from './Bars';
export { Chart } from './Chart';
export { chartTexts } from './figures';
export { useCursor } from './plot';
export { chartParts } from './frame';
export { csvFile } from './save/csvFile';
export { Shares } from './Shares';
export type { ChartHead, ChartNotes, ChartPeriod, ChartTexts } from './figures';
