import { useCallback, useEffect, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { colour } from '../theme';
import { ChartFrame } from './ChartFrame';
import { useCursor } from './cursor';
import { DrawingGuard } from './DrawingGuard';
import { FiguresTable } from './FiguresTable';
import { spokenAt } from './figuresAt';
import { NARROW, placeUnder, plotHeight } from './geometry';
import { Key } from './Key';
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

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Nobody looks at a period until the page is taken over. */
const nowhere = (): null => null;

interface PlotPlaceProps extends PlotProps {
  readonly label: string;
  readonly keys: string;
  readonly cursor: Cursor;
}

/** The plot as a slider over its periods: by keys and by ear one goes through the same figures as with the pointer. */
const PlotPlace = ({ label, keys, cursor, ...plot }: PlotPlaceProps) => {
  const last = plot.periods.length - 1;
  const at = useSyncExternalStore(cursor.subscribe, cursor.at, nowhere);
  // Highcharts costs a slow phone half a second: it comes when somebody looks closer, here or in a chart beside.
  const [wanted, setWanted] = useState(false);
  if (at !== null && !wanted) setWanted(true);
  const leave = useCallback(() => cursor.move(null), [cursor]);
  // The next figures may have fewer periods.
  useEffect(() => leave, [leave, last]);
  const handleKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === 'Escape') leave();
    if (step === undefined) return;
    event.preventDefault();
    // The first key shows the newest period, whichever it is.
    cursor.move(at === null && Math.abs(step) === 1 ? last : Math.min(last, Math.max(0, (at ?? last) + step)));
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    cursor.move(placeUnder(clientX - left, width, plot));
  };
  const handleLeave = ({ pointerType }: PointerEvent): void => {
    // A finger leaves with every tap; what it showed stays until the focus goes.
    if (pointerType !== 'touch') leave();
  };
  const shown = Math.min(at ?? last, last);
  return (
    <Plot
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input can hold no drawing
      role="slider"
      tabIndex={0}
      aria-label={`${label}. ${keys}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={spokenAt(plot, shown)}
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
export const Chart = ({ periods, series, cursor, ...head }: ChartProps) => {
  const own = useCursor();
  const { label, texts } = head;
  const plot = { periods, series };
  return (
    <ChartFrame
      head={head}
      graphic={hasFigures(plot) ? { kind: 'time', texts, ...plot } : undefined}
      foot={<FiguresTable {...{ label, texts, ...plot }} />}
    >
      <Key series={series} />
      <PlotPlace label={label} keys={texts.keys} cursor={cursor ?? own} {...plot} />
    </ChartFrame>
  );
};

const Plot = styled.div`
  position: relative;
  height: ${plotHeight.wide};
  font-variant-numeric: tabular-nums lining-nums;
  touch-action: pan-y;
  .drawing {
    height: 100%;
  }
  /* A seam of paper around lines keeps them apart from the bars that they cross; of the sketch around what is not stretched. */
  .highcharts-graph,
  .lines {
    filter: drop-shadow(0 0 1px ${colour.paper}) drop-shadow(0 0 1px ${colour.paper})
      drop-shadow(0 0 1px ${colour.paper});
  }
  @media ${NARROW} {
    height: ${plotHeight.narrow};
  }
`;
