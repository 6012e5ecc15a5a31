import { useCallback, useEffect, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useSite } from '../site';
import { ChartFrame, FiguresTable, FramedPlot, Key } from './frame';
import { useCursor, PlotErrorBoundary, Plot, sliderProps, StaticPlot, useHighchartsPlot } from './plot';
import { hasFigures, indexAfterKey, indexAtX, remOf, type ChartProps, type Cursor, type PlotProps } from './figures';

/** Shows the static SVG plot until the Highcharts plot is wanted and loaded. */
const LoadablePlot = ({ isWanted, cursor, ...plot }: PlotProps & { isWanted: boolean; cursor: Cursor }) => {
  const loaded = useHighchartsPlot(isWanted);
  const staticPlot = <StaticPlot {...plot} />;
  if (!loaded) return staticPlot;
  return (
    <PlotErrorBoundary fallback={staticPlot}>
      <loaded.HighchartsPlot {...plot} cursor={cursor} className="highcharts-plot" />
    </PlotErrorBoundary>
  );
};

/** Returns null: the cursor points at no period before hydration. */
const noIndex = (): null => null;

interface PlotSliderProps extends PlotProps {
  readonly label: string;
  readonly keys: string;
  readonly cursor: Cursor;
  readonly isLow: boolean;
}

const PlotSlider = ({ label, keys, cursor, isLow, ...plot }: PlotSliderProps) => {
  const last = plot.periods.length - 1;
  const index = useSyncExternalStore(cursor.subscribe, cursor.index, noIndex);
  // Highcharts blocks a slow phone for half a second. It loads when the visitor looks closer at this chart or one with
  // the same cursor.
  const [isWanted, setIsWanted] = useState(false);
  if (index !== null && !isWanted) setIsWanted(true);
  const leave = useCallback(() => cursor.move(null), [cursor]);
  // The next figures may have fewer periods.
  useEffect(() => leave, [leave, last]);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave();
    const next = indexAfterKey(event, index, last);
    if (next === undefined) return;
    event.preventDefault();
    cursor.move(next);
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    cursor.move(indexAtX(clientX - left, width, remOf(currentTarget), plot));
  };
  const handleLeave = ({ pointerType }: PointerEvent): void => {
    // A touch pointer leaves after every tap. The figures stay until the focus leaves.
    if (pointerType !== 'touch') leave();
  };
  return (
    <Plot
      {...sliderProps(plot, `${label}. ${keys}`, Math.min(index ?? last, last))}
      $isLow={isLow}
      onKeyDown={handleKey}
      onBlur={leave}
      onPointerEnter={handlePointer}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={handleLeave}
    >
      <LoadablePlot {...plot} cursor={cursor} isWanted={isWanted} />
    </Plot>
  );
};

/**
 * A chart of figures over time: title, key, plot, unit, source and date, a table of the figures and a save menu. The
 * server renders the plot as a static SVG with the same geometry as the Highcharts plot.
 */
export const Chart = ({ periods, series, cursor, isLow = false, ...head }: ChartProps) => {
  const ownCursor = useCursor();
  const { framed } = useSite();
  const { label, texts } = head;
  const plot = { periods, series };
  return (
    <ChartFrame
      head={head}
      graphic={hasFigures(plot) ? { kind: 'time', texts, ...plot } : undefined}
      foot={<FiguresTable {...{ label, texts, ...plot }} />}
    >
      <Key series={series} texts={texts} />
      {framed ? (
        <FramedPlot label={label} keys={texts.keys} isLow={isLow} {...plot} />
      ) : (
        <PlotSlider label={label} keys={texts.keys} cursor={cursor ?? ownCursor} isLow={isLow} {...plot} />
      )}
    </ChartFrame>
  );
};
