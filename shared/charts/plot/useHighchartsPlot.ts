import { useEffect, useState, type ComponentType } from 'react';
import type { Cursor, PlotProps } from '../figures';

interface HighchartsPlotModule {
  readonly HighchartsPlot: ComponentType<PlotProps & { cursor: Cursor; className: string }>;
}

/** Loads Highcharts when wanted. Until then, or if it fails, the static plot stays. */
export const useHighchartsPlot = (isWanted: boolean): HighchartsPlotModule | undefined => {
  const [loaded, setLoaded] = useState<HighchartsPlotModule>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "chart" */ './HighchartsPlot').then(
      ({ HighchartsPlot }) => setLoaded({ HighchartsPlot }),
      () => undefined,
    );
  }, [isWanted]);
  return loaded;
};
