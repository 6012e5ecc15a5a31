import { colour } from '../../theme';
import { toneColour } from '../geometry';
import type { ChartHead, Graphic } from '../types';
import { fontsFor } from './fonts';
import { pictureOf } from './picture';
import { csvFile, saveFile } from './saveFile';
import type { Pen } from './svg';
import { tableOf } from './table';

/** As what a chart is taken along. */
export type SaveFormat = 'png' | 'svg' | 'csv';

/** The theme's colours as they are now where the chart stands: a picture knows no custom properties. */
const plainColours = (place: Element): Pen['colours'] => {
  const style = getComputedStyle(place);
  const plain = (property: string): string =>
    style.getPropertyValue(/--[\w-]+/.exec(property)?.[0] ?? '').trim() || 'currentColor';
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

const penOf = (place: Element): Pen => {
  const context = document.createElement('canvas').getContext('2d');
  return {
    colours: plainColours(place),
    measure: (text, size, isStrong) => {
      if (!context) return text.length * size * 0.6;
      context.font = `${isStrong ? 600 : 400} ${size}px 'Caravan Text', 'Caravan Text Noto', 'Caravan Text Fallback', sans-serif`;
      return context.measureText(text).width;
    },
  };
};

/** Twice its size, for screens and slides. */
const SCALE = 2;

const rasterOf = async ({ svg, width, height }: ReturnType<typeof pictureOf>): Promise<Blob> => {
  const image = new Image(width, height);
  // The site's policy takes pictures from itself and from data addresses, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
};

const contentOf = async (format: SaveFormat, head: ChartHead, graphic: Graphic, place: Element): Promise<Blob> => {
  if (format === 'csv') return csvFile(tableOf(graphic));
  const pen = penOf(place);
  const fonts = await fontsFor(pictureOf(head, graphic, pen, '').svg);
  const picture = pictureOf(head, graphic, pen, fonts);
  return format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : rasterOf(picture);
};

/** Makes a chart's picture, drawing or table and hands it to the browser to keep. `place`: where the chart stands. */
export const saveChart = async (format: SaveFormat, head: ChartHead, graphic: Graphic, place: Element): Promise<void> =>
  saveFile(await contentOf(format, head, graphic, place), `${head.file}.${format}`);
