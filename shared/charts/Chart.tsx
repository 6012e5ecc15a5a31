import { styled } from 'styled-components';
import { colour, size, space } from '../theme';
import { useInView } from '../ui/useInView';
import { DrawingGuard } from './DrawingGuard';
import { FiguresTable } from './FiguresTable';
import { NARROW, plotHeight } from './geometry';
import { Key } from './Key';
import { hasFigures } from './scale';
import { Sketch } from './Sketch';
import type { ChartProps, PlotProps } from './types';
import { useDrawing } from './useDrawing';

/** The sketch, and from the moment it is wanted and there, the drawing. */
const Shown = ({ wanted, ...plot }: PlotProps & { wanted: boolean }) => {
  const drawing = useDrawing(wanted);
  const sketch = <Sketch {...plot} />;
  if (!drawing) return sketch;
  return (
    <DrawingGuard fallback={sketch}>
      <drawing.Drawing {...plot} className="drawing" />
    </DrawingGuard>
  );
};

/**
 * A chart of figures over time: key, plot, unit, source and date, and the figures as a table. On the server and until
 * it comes into view the plot is a plain SVG of the same size and geometry. "No data" in the same room when empty.
 */
export const Chart = (props: ChartProps) => {
  const { label, periods, series, notes, texts } = props;
  const filled = hasFigures(props);
  const [plot, inView] = useInView<HTMLDivElement>();
  return (
    <Figure aria-label={label}>
      <Key series={series} />
      {/* A drawing is noise to a screen reader; the table below holds the same figures. */}
      <Plot ref={plot} aria-hidden={filled ? true : undefined}>
        {filled ? <Shown {...{ periods, series }} wanted={inView} /> : <Empty>{texts.noData}</Empty>}
      </Plot>
      <Caption>
        <span>{notes.unit}</span>
        <span>{notes.source}</span>
        <span>{notes.date}</span>
      </Caption>
      {filled && <FiguresTable {...{ label, periods, series, texts }} />}
    </Figure>
  );
};

const Figure = styled.figure`
  min-width: 0;
  margin: 0;
`;

const Plot = styled.div`
  position: relative;
  height: ${plotHeight.wide};
  font-variant-numeric: tabular-nums lining-nums;
  .drawing {
    height: 100%;
  }
  /* A seam of paper around lines keeps them apart from the bars that they cross. */
  .highcharts-graph,
  polyline {
    filter: drop-shadow(0 0 1px ${colour.paper}) drop-shadow(0 0 1px ${colour.paper})
      drop-shadow(0 0 1px ${colour.paper});
  }
  @media ${NARROW} {
    height: ${plotHeight.narrow};
  }
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  border-block: 1px solid ${colour.line};
  color: ${colour.inkSoft};
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.quarter} ${space[2]};
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  color: ${colour.inkFaint};
  font-size: ${size.small};
`;
