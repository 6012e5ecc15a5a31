import Highcharts from 'highcharts/esm/highcharts.js';
import { HighchartsReact } from 'highcharts-react-official';
import { useMemo } from 'react';
import { useMediaQuery } from '../ui/useMediaQuery';
import { chartOptions } from './chartOptions';
import { NARROW } from './geometry';
import type { PlotProps } from './types';

interface DrawingProps extends PlotProps {
  readonly className: string;
}

/** The plot drawn by Highcharts. Its own chunk, loaded when the chart comes into view. */
export const Drawing = ({ periods, series, className }: DrawingProps) => {
  const narrow = useMediaQuery(NARROW);
  const options = useMemo(() => chartOptions({ periods, series }, narrow), [periods, series, narrow]);
  return <HighchartsReact highcharts={Highcharts} options={options} containerProps={{ className }} />;
};
