// The plot of a chart: static SVG from the server, and the Highcharts plot that replaces it.
export { createCursor, useCursor } from './cursor';
export { Plot, sliderProps } from './Plot';
export { PlotErrorBoundary } from './PlotErrorBoundary';
export { StaticPlot } from './StaticPlot';
export { useHighchartsPlot } from './useHighchartsPlot';
