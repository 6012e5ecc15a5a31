import type { ChartHead, Graphic } from '../figures';
import { plotOf } from './plots';
import { linesOf, tag, write, type DrawingContext } from './svg';

/** Width of a picture in pixels. Its height follows from its content. */
const WIDTH = 1200;
const EDGE = 48;

/** Returns a complete picture of a chart as SVG: title, label, plot, unit, source and date. `fonts` is CSS. */
export const pictureOf = (
  { title, label, notes }: ChartHead,
  graphic: Graphic,
  drawingContext: DrawingContext,
  fonts: string,
): { readonly svg: string; readonly width: number; readonly height: number } => {
  const { colours } = drawingContext;
  const inner = WIDTH - 2 * EDGE;
  let y = EDGE;
  const text = (content: string, size: number, fill: string, isStrong = false): string =>
    linesOf(content, inner, size, isStrong, drawingContext)
      .map((line) => {
        y += size * 1.35;
        return write(line, EDGE, y - size * 0.3, { size, fill, isStrong });
      })
      .join('');
  const head = (title === undefined ? '' : text(title, 34, colours.ink, true)) + text(label, 20, colours.inkSoft);
  y += 24;
  const plot = plotOf(graphic, inner, drawingContext);
  const plotGroup = tag('g', { transform: `translate(${EDGE} ${Math.round(y)})` }, plot.svg);
  y += plot.height + 20;
  const rule = tag('path', { d: `M${EDGE} ${Math.round(y)}h${inner}`, stroke: colours.line });
  y += 6;
  const foot = text([notes.unit, notes.source, notes.date].filter(Boolean).join(' · '), 16, colours.inkFaint);
  const height = Math.round(y + EDGE / 2);
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height,
      viewBox: `0 0 ${WIDTH} ${height}`,
      'font-family': "'Caravan Text', FiraGO, 'Noto Sans Georgian', sans-serif",
    },
    (fonts === '' ? '' : tag('style', {}, fonts)) +
      tag('rect', { width: WIDTH, height, fill: colours.paper }) +
      head +
      plotGroup +
      rule +
      foot,
  );
  return { svg, width: WIDTH, height };
};
