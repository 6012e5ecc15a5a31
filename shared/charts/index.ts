export { Bars } from './Bars';
export { Chart } from './Chart';
export { chartTexts } from './chartTexts';
export { useCursor } from './cursor';
export { chartParts } from './lazyParts';
export { csvFile, saveFile } from './save/saveFile';
export { Shares } from './Shares';
export type { Bar, ChartHead, ChartNotes, ChartPeriod, ChartTexts, SeriesTone } from './types';
