import {
  BAR_SHARE,
  DASHES,
  isDashed,
  isMarked,
  MARK,
  NAMES,
  slicesOf,
  axisStart,
  axisTicks,
  backToFront,
  namedPeriods,
  shareOf,
  type BarFigure,
  type ChartSeries,
  type ChartTexts,
  type Graphic,
} from '../figures';
import { ellipsize, linesOf, tag, write, type DrawingContext } from './svg';

interface RenderedPlot {
  readonly svg: string;
  readonly height: number;
}

const SMALL_SIZE = 17;

/** Returns the key: a sample of each series with name and unit, and where the scale starts if not at zero. */
const keyOf = (series: readonly ChartSeries[], texts: ChartTexts, drawingContext: DrawingContext): string => {
  const { colours, measure } = drawingContext;
  let x = 0;
  const samples = series
    .map((oneSeries) => {
      const ink = colours[oneSeries.tone];
      const start = x;
      const name = `${oneSeries.name}, ${oneSeries.unit}`;
      x += 44 + measure(name, SMALL_SIZE, false) + 28;
      const sample =
        oneSeries.kind === 'column'
          ? tag('rect', { x: start + 9, y: 5, width: 16, height: 16, fill: ink })
          : tag('path', {
              d: `M${start} 13h34`,
              stroke: ink,
              'stroke-width': 3,
              'stroke-dasharray': isDashed(oneSeries) ? DASHES : undefined,
            });
      const mark = isMarked(oneSeries) ? tag('rect', { x: start + 13, y: 9, width: 8, height: 8, fill: ink }) : '';
      return sample + mark + write(name, start + 44, 19, { size: SMALL_SIZE, fill: colours.inkSoft });
    })
    .join('');
  const from = axisStart(series);
  return from === undefined
    ? samples
    : samples + write(texts.axisFrom(from), x, 19, { size: SMALL_SIZE, fill: colours.inkFaint });
};

const timeOf = (
  { periods, series, texts }: Extract<Graphic, { kind: 'time' }>,
  width: number,
  drawingContext: DrawingContext,
): RenderedPlot => {
  const { colours, measure } = drawingContext;
  const [top, height, step] = [56, 380, SMALL_SIZE];
  const label = { size: SMALL_SIZE, fill: colours.inkFaint };
  const ticks = axisTicks(series) ?? [];
  const format = series[0]?.format ?? String;
  const left = Math.max(0, ...ticks.map((tick) => measure(format(tick), SMALL_SIZE, false) + 14));
  const span = width - left;
  const x = (position: number): number => left + (span * position) / periods.length;
  const y = (share: number): number => top + height * (1 - share);
  const scale = ticks.map((tick) => {
    const lineY = y(shareOf(tick, ticks));
    const grid = tag('path', { d: `M${left} ${lineY}h${span}`, stroke: colours.line });
    return grid + write(format(tick), left - 12, lineY + 6, { ...label, anchor: 'end' });
  });
  const shapes = backToFront(series).map((oneSeries) => {
    const ink = colours[oneSeries.tone];
    const knownValues = oneSeries.values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    if (oneSeries.kind === 'column') {
      return knownValues
        .map(({ value, index }) => {
          const share = shareOf(value, ticks);
          const wide = (span / periods.length) * BAR_SHARE;
          const from = x(index + (1 - BAR_SHARE) / 2);
          return tag('rect', { x: from, y: y(share), width: wide, height: height * share, fill: ink });
        })
        .join('');
    }
    const point = ({ value, index }: { value: number; index: number }) =>
      `${x(index + 0.5).toFixed(1)} ${y(shareOf(value, ticks)).toFixed(1)}`;
    const line = knownValues
      .map((current, order) => `${knownValues[order - 1]?.index === current.index - 1 ? 'L' : 'M'}${point(current)}`)
      .join('');
    const dash = isDashed(oneSeries) ? DASHES : undefined;
    const marks = isMarked(oneSeries)
      ? knownValues
          .map(({ value, index }) => {
            const side = 2 * MARK + 2;
            const from = { x: x(index + 0.5) - side / 2, y: y(shareOf(value, ticks)) - side / 2 };
            return tag('rect', { ...from, width: side, height: side, fill: ink });
          })
          .join('')
      : '';
    return (
      tag('path', {
        d: line,
        fill: 'none',
        stroke: ink,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'stroke-dasharray': dash,
      }) + marks
    );
  });
  const foot = tag('path', { d: `M${left} ${y(0)}h${span}`, stroke: colours.lineStrong });
  const names = namedPeriods(periods, NAMES.wide).map((index) =>
    write(periods[index]?.short ?? '', x(index + 0.5), y(0) + 26, { ...label, anchor: 'middle' }),
  );
  return {
    svg: [keyOf(series, texts, drawingContext), ...scale, ...shapes, foot, ...names].join(''),
    height: top + height + step + 20,
  };
};

const ROW = 36;

const barsOf = (
  { heads, rows, format, tone = 'accent', ranked = false }: Extract<Graphic, { kind: 'bars' }>,
  width: number,
  drawingContext: DrawingContext,
): RenderedPlot => {
  const { colours } = drawingContext;
  const [names, figures] = [width * 0.32, 110];
  const maxValue = Math.max(1, ...rows.map(({ value }) => value));
  const span = width - names - figures * (heads.length - 1);
  const columns = heads.slice(1).map((text) => linesOf(text, figures - 14, 15, false, drawingContext));
  const top = 18 * Math.max(1, ...columns.map(({ length }) => length)) + 10;
  const head = columns.flatMap((titleLines, index) =>
    titleLines.map((line, lineIndex) =>
      write(line, names + span + figures * (index + 1), top - 14 - 18 * (titleLines.length - 1 - lineIndex), {
        size: 15,
        fill: colours.inkFaint,
        anchor: 'end',
      }),
    ),
  );
  const lines = rows.map(({ name, value, further = [] }, index) => {
    const y = top + index * ROW;
    const label = ranked ? `${index + 1}  ${name}` : name;
    const all: BarFigure[] = [{ text: format(value), value }, ...further];
    return [
      write(ellipsize(label, names - 16, SMALL_SIZE, drawingContext), 0, y + 21, {
        size: SMALL_SIZE,
        fill: colours.ink,
      }),
      tag('rect', { x: names, y: y + 6, width: (span * value) / maxValue, height: 20, fill: colours[tone] }),
      ...all.map(({ text }, column) =>
        write(text, names + span + figures * (column + 1), y + 21, {
          size: SMALL_SIZE,
          fill: column === 0 ? colours.ink : colours.inkSoft,
          isStrong: column === 0,
          anchor: 'end',
        }),
      ),
    ].join('');
  });
  return { svg: [...head, ...lines].join(''), height: top + rows.length * ROW };
};

const sharesOf = (
  { parts, format, formatShare, total }: Extract<Graphic, { kind: 'shares' }>,
  width: number,
  drawingContext: DrawingContext,
): RenderedPlot => {
  const { colours } = drawingContext;
  const slices = slicesOf(parts);
  const ring = [
    ...slices.map(({ path, tint }) =>
      tag('path', { d: path, fill: colours.accent, 'fill-opacity': tint, stroke: colours.paper, 'stroke-width': 1.5 }),
    ),
    ...slices.map(({ number, x, y }) => write(number, x, y + 3, { size: 8, fill: colours.inkSoft, anchor: 'middle' })),
    write(total.value, 0, 2, { size: 19, fill: colours.ink, isStrong: true, anchor: 'middle' }),
    write(total.unit, 0, 15, { size: 8, fill: colours.inkSoft, anchor: 'middle' }),
  ].join('');
  const lines = parts.map(({ name, value, share }, index) => {
    const y = 60 + index * 46;
    return [
      write(`${index + 1}  ${name}`, 520, y, { size: 19, fill: colours.ink }),
      write(format(value), width - 110, y, { size: 19, fill: colours.inkSoft, anchor: 'end' }),
      write(formatShare(share), width, y, { size: 19, fill: colours.ink, isStrong: true, anchor: 'end' }),
      tag('path', { d: `M520 ${y + 15}H${width}`, stroke: colours.line }),
    ].join('');
  });
  return { svg: tag('g', { transform: 'translate(220 205) scale(2)' }, ring) + lines.join(''), height: 420 };
};

/** Returns the plot of a chart as SVG elements, `width` pixels wide. */
export const plotOf = (graphic: Graphic, width: number, drawingContext: DrawingContext): RenderedPlot => {
  if (graphic.kind === 'time') return timeOf(graphic, width, drawingContext);
  return graphic.kind === 'bars' ? barsOf(graphic, width, drawingContext) : sharesOf(graphic, width, drawingContext);
};
