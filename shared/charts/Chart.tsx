import { useCallback, useEffect, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useSite } from '../site';
import { ChartFrame } from './ChartFrame';
import { useCursor } from './cursor';
import { DrawingGuard } from './DrawingGuard';
import { FramedPlot } from './framed/FramedPlot';
import { placeUnder } from './geometry';
import { Key } from './Key';
import { FiguresTable } from './lateParts';
import { placeAfter } from './keys';
import { Plot, sliderOf } from './Plot';
import { hasFigures } from './scale';
import { Sketch } from './Sketch';
import type { ChartProps, Cursor, PlotProps } from './types';
import { useDrawing } from './useDrawing';

/** The sketch, and from the moment it is wanted and there, the drawing. */
const Shown = ({ wanted, cursor, ...plot }: PlotProps & { wanted: boolean; cursor: Cursor }) => {
  const drawing = useDrawing(wanted);
  const sketch = <Sketch {...plot} />;
  if (!drawing) return sketch;
  return (
    <DrawingGuard fallback={sketch}>
      <drawing.Drawing {...plot} cursor={cursor} className="drawing" />
    </DrawingGuard>
  );
};

/** Nobody looks at a period until the page is taken over. */
const nowhere = (): null => null;

interface PlotPlaceProps extends PlotProps {
  readonly label: string;
  readonly keys: string;
  readonly cursor: Cursor;
  readonly isLow: boolean;
}

/** The plot as it answers on the site. */
const PlotPlace = ({ label, keys, cursor, isLow, ...plot }: PlotPlaceProps) => {
  const last = plot.periods.length - 1;
  const at = useSyncExternalStore(cursor.subscribe, cursor.at, nowhere);
  // Highcharts costs a slow phone half a second: it comes when somebody looks closer, here or in a chart beside.
  const [wanted, setWanted] = useState(false);
  if (at !== null && !wanted) setWanted(true);
  const leave = useCallback(() => cursor.move(null), [cursor]);
  // The next figures may have fewer periods.
  useEffect(() => leave, [leave, last]);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave();
    const next = placeAfter(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    cursor.move(next);
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    cursor.move(placeUnder(clientX - left, width, plot));
  };
  const handleLeave = ({ pointerType }: PointerEvent): void => {
    // A finger leaves with every tap; what it showed stays until the focus goes.
    if (pointerType !== 'touch') leave();
  };
  return (
    <Plot
      {...sliderOf(plot, `${label}. ${keys}`, Math.min(at ?? last, last))}
      $isLow={isLow}
      onKeyDown={handleKey}
      onBlur={leave}
      onPointerEnter={handlePointer}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={handleLeave}
    >
      <Shown {...plot} cursor={cursor} wanted={wanted} />
    </Plot>
  );
};

/**
 * A chart of figures over time: message, key, plot, unit, source and date, the figures as a table, and a menu to take it
 * along. On the server and until somebody looks closer the plot is a plain SVG of the same size and geometry.
 */
export const Chart = ({ periods, series, cursor, isLow = false, ...head }: ChartProps) => {
  const own = useCursor();
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
        <PlotPlace label={label} keys={texts.keys} cursor={cursor ?? own} isLow={isLow} {...plot} />
      )}
    </ChartFrame>
  );
};
