// The frame of a plot: title, notes, key, table of figures and save menu.
export { ChartFrame } from './ChartFrame';
export { Key } from './Key';
export { chartParts, FiguresTable, FramedPlot } from './lazyParts';
