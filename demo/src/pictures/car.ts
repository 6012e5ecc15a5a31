import { type CarPictureView, slugOf } from '@caravan/api/media';
import interiors from '../../assets/pictures/cars/interiors.json' with { type: 'json' };
import type { PaintFact } from '../facts/facts';
import { contentOf, readPicture } from './files';
import { fill, roundPaths } from './fill';
import { propertiesOf } from './paint';

const size = { width: 1200, height: 750 };

/** The line on which cars stand, in pixels from the top. */
const ground = 545;

/** The view that each close-up enlarges. The view's file defines the part in a `<view>` element. */
const fullViews = { wheel: 'side', lamp: 'front', tail: 'back', dashboard: 'interior' } as const;

const isCloseUp = (view: CarPictureView): view is keyof typeof fullViews => view in fullViews;

const fileOf = (series: string, view: CarPictureView): string | undefined => {
  const fullView = isCloseUp(view) ? fullViews[view] : view;
  const interior = Object.entries(interiors).find(([each]) => each === series)?.[1];
  return readPicture(fullView === 'interior' ? `interiors/${interior ?? ''}` : `cars/${series}/${fullView}`);
};

/** Enlarges the part of a `<view>` element. The studio keeps its size, and its light moves with the ground. */
const enlarge = (svg: string, id: string): string => {
  const box = new RegExp(`<view id="${id}" viewBox="([^"]*)"`).exec(svg)?.[1] ?? '';
  const [x = 0, y = 0, width = size.width] = box.split(' ').map(Number);
  const scale = size.width / width;
  const light = Math.round((ground - y) * scale - size.height / 4);
  return svg
    .replace(/(<radialGradient id="studio-P"[^>]* cy=")[^"]*/, `$1${String(light)}`)
    .replace(
      '<g id="car">',
      `<g id="car" transform="scale(${scale.toFixed(4)}) translate(${String(-x)} ${String(-y)})">`,
    );
};

const withWheel = (svg: string, wheel: string): string => {
  const rim = /<symbol id="rim"[^>]*>([^]*)<\/symbol>/.exec(readPicture(`wheels/${wheel}`) ?? '')?.[1] ?? '';
  return svg.replace(/<use href="[^"]*#rim"\/>/, `<g>${rim}</g>`);
};

/** Inserts the print of a wrap into the empty `<svg>` element of the car's file. */
const withWrap = (svg: string, paint: PaintFact): string => {
  const wrap = paint.finish === 'printed' ? (readPicture(`wraps/${slugOf(paint.name)}`) ?? '') : '';
  return svg.replace(/(<svg id="wrap-(side|end)"[^>]*>)\s*<\/svg>/, (_, open: string, side: string) => {
    const print = new RegExp(`<svg id="${side}"[^>]*>([^]*?)</svg>`).exec(wrap)?.[1];
    return print === undefined ? '' : `${open}${print}</svg>`;
  });
};

/** Returns the picture of a car, 1200 × 750 pixels. Undefined if the series has none. `wheel` is a file name. */
export const carPictureOf = (
  series: string,
  paint: PaintFact,
  wheel: string,
  view: CarPictureView,
): string | undefined => {
  const file = fileOf(series, view);
  if (file === undefined) return undefined;
  const visible = isCloseUp(view) ? enlarge(file, view) : roundPaths(file);
  const svg = fill(withWheel(withWrap(visible, paint), wheel), propertiesOf(paint));
  return svg.replace(/<view [^>]*\/>\s*/, '').replaceAll('>\n<', '><');
};

/** Returns the content of a picture with `prefix` before its ids, so that several pictures can share a document. */
export const withPrefix = (svg: string, prefix: string): string =>
  contentOf(svg).replaceAll(/( id="|url\(#|href="#|\{#|\}#)/g, `$1${prefix}`);
