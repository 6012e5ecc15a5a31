import { saveFile } from '../../storage';
import type { Language } from '../../terms';
import { colour } from '../../theme';
import { toneColour, type ChartHead, type Graphic } from '../figures';
import { facesFor, fontRules } from './fonts';
import { pictureOf } from './picture';
import { rasterOf } from './raster';
import { csvFile } from './csvFile';
import type { DrawingContext } from './svg';
import { tableOf } from './table';

export type SaveFormat = 'png' | 'svg' | 'csv';

/**
 * Returns the theme's current colours as plain values: a saved picture has no custom properties. The canvas resolves the system
 * colours of forced colours, which other programs do not know.
 */
const plainColours = (element: Element, context: CanvasRenderingContext2D | null): DrawingContext['colours'] => {
  const style = getComputedStyle(element);
  const plain = (property: string): string => {
    const value = style.getPropertyValue(/--[\w-]+/.exec(property)?.[0] ?? '').trim() || 'currentColor';
    if (!context) return value;
    context.fillStyle = value;
    return context.fillStyle;
  };
  return {
    paper: plain(colour.paper),
    ink: plain(colour.ink),
    inkSoft: plain(colour.inkSoft),
    inkFaint: plain(colour.inkFaint),
    line: plain(colour.line),
    lineStrong: plain(colour.lineStrong),
    accent: plain(toneColour.accent),
    second: plain(toneColour.second),
    neutral: plain(toneColour.neutral),
  };
};

const drawingContextOf = (element: Element): DrawingContext => {
  const context = document.createElement('canvas').getContext('2d');
  return {
    colours: plainColours(element, context),
    measure: (text, size, isStrong) => {
      if (!context) return text.length * size * 0.6;
      context.font = `${isStrong ? 600 : 400} ${size}px 'Caravan Text', 'Caravan Text Noto', 'Caravan Text Fallback', sans-serif`;
      return context.measureText(text).width;
    },
  };
};

/** Returns whether the page of the chart is dark. Pictures of both themes get different file names. */
const isDark = (element: Element): boolean => getComputedStyle(element).colorScheme === 'dark';

const contentOf = async (
  format: SaveFormat,
  head: ChartHead,
  graphic: Graphic,
  element: Element,
  lang: Language,
): Promise<Blob> => {
  if (format === 'csv') return csvFile(tableOf(head, graphic, lang));
  const drawingContext = drawingContextOf(element);
  const plain = pictureOf(head, graphic, drawingContext, '');
  const faces = await facesFor(plain.svg);
  if (format === 'png') return rasterOf(plain, faces);
  return new Blob([pictureOf(head, graphic, drawingContext, fontRules(faces)).svg], { type: 'image/svg+xml' });
};

/** The visitor's settings that decide how figures are written. */
interface SaveSetting {
  readonly lang: Language;
  readonly currency: string;
}

/** Creates a PNG, SVG or CSV of a chart and saves it as a file. `element` is an element of the chart. */
export const saveChart = async (
  format: SaveFormat,
  head: ChartHead,
  graphic: Graphic,
  element: Element,
  { lang, currency }: SaveSetting,
): Promise<void> => {
  const theme = format !== 'csv' && isDark(element) ? '-dark' : '';
  const name = `${head.file}-${lang}-${currency.toLowerCase()}${theme}.${format}`;
  saveFile(await contentOf(format, head, graphic, element, lang), name);
};
