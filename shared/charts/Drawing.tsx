import Highcharts from 'highcharts/esm/highcharts.js';
import { HighchartsReact } from 'highcharts-react-official';
import type { Chart } from 'highcharts';
import { useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../ui/useMediaQuery';
import { chartOptions } from './chartOptions';
import { NARROW } from './geometry';
import type { Cursor, PlotProps } from './types';

interface DrawingProps extends PlotProps {
  readonly cursor: Cursor;
  readonly className: string;
}

/** Shows the figures at a place as the pointer would, or none. */
const pointAt = (chart: Chart, place: number | null): void => {
  const points = chart.series.flatMap(({ points: all }) =>
    all.filter(({ index, y }) => index === place && typeof y === 'number'),
  );
  const [first] = points;
  const [axis] = chart.xAxis;
  if (first) {
    chart.tooltip.refresh(points);
    axis?.drawCrosshair(undefined, first);
  } else {
    chart.tooltip.hide(0);
    axis?.hideCrosshair();
  }
};

/** The plot drawn by Highcharts, in silence: what it shows is said by the slider that it stands in. Its own chunk. */
export const Drawing = ({ periods, series, cursor, className }: DrawingProps) => {
  const narrow = useMediaQuery(NARROW);
  const [chart, setChart] = useState<Chart>();
  const options = useMemo(
    () => chartOptions({ periods, series }, narrow, cursor.move),
    [periods, series, narrow, cursor],
  );
  useEffect(() => {
    if (!chart) return undefined;
    const follow = (): void => {
      // Where the pointer is, Highcharts shows the figures by itself.
      if (cursor.at() !== (chart.hoverPoint?.index ?? null)) pointAt(chart, cursor.at());
    };
    // It was pointed at before it was here.
    follow();
    return cursor.subscribe(follow);
  }, [chart, cursor]);
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      callback={setChart}
      containerProps={{ className, 'aria-hidden': true }}
    />
  );
};
