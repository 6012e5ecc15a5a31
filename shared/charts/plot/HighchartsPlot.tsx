import Highcharts from 'highcharts/esm/highcharts.js';
import { HighchartsReact } from 'highcharts-react-official';
import type { Chart } from 'highcharts';
import { useEffect, useMemo, useState } from 'react';
import { chartOptions } from './chartOptions';
import { remOf, type Cursor, type PlotProps } from '../figures';

interface HighchartsPlotProps extends PlotProps {
  readonly cursor: Cursor;
  readonly className: string;
}

/**
 * Returns whether `Plot` has its narrow form. Reads it from the styles, because in a widget they depend on the width of the
 * widget and not of the window.
 */
const isNarrow = (frame: Element): boolean => getComputedStyle(frame).getPropertyValue('--narrow') === '1';

/** Shows the tooltip and crosshair at a period, or hides them. */
const showTooltipAt = (chart: Chart, periodIndex: number | null): void => {
  const points = chart.series.flatMap(({ points: all }) =>
    all.filter(({ index, y }) => index === periodIndex && typeof y === 'number'),
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

/**
 * The Highcharts plot, in a chunk of its own. It is hidden from assistive technology: the slider around it announces
 * the figures.
 */
export const HighchartsPlot = ({ periods, series, cursor, className }: HighchartsPlotProps) => {
  const [frame, setFrame] = useState<Element | null>(null);
  const [chart, setChart] = useState<Chart>();
  const options = useMemo(
    () =>
      frame &&
      chartOptions({ periods, series }, { isNarrow: () => isNarrow(frame), rem: remOf(frame), onPoint: cursor.move }),
    [periods, series, frame, cursor],
  );
  useEffect(() => {
    if (!chart) return undefined;
    const update = (): void => {
      // Highcharts already shows the figures under the pointer.
      if (cursor.index() !== (chart.hoverPoint?.index ?? null)) showTooltipAt(chart, cursor.index());
    };
    // The cursor may have moved before this plot loaded.
    update();
    return cursor.subscribe(update);
  }, [chart, cursor]);
  return (
    <div ref={setFrame} className={className} aria-hidden="true">
      {options && (
        <HighchartsReact highcharts={Highcharts} options={options} callback={setChart} containerProps={{ className }} />
      )}
    </div>
  );
};
