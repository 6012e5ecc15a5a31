import { type CarPictureView, slugOf } from '@caravan/api/media';
import { type PaintFact, paintFacts, wheelFacts } from '../facts/facts';
import { carPictureOf } from '../pictures/car';
import { hasPicture, readPicture } from '../pictures/files';

const views = ['side', 'front', 'back', 'interior', 'wheel', 'lamp', 'tail', 'dashboard'] as const;

/** The folders whose files are pictures of their own. Other folders hold parts of pictures. */
const served: ReadonlySet<string> = new Set([
  'accessories',
  'avatars',
  'banners',
  'brands',
  'enterprises',
  'news',
  'videos',
  'wheels',
]);

const paints: ReadonlyMap<string, PaintFact> = new Map(paintFacts.map((paint) => [slugOf(paint.name), paint]));

/** The wheel of a car without a wheel in its address. */
const defaultWheel = slugOf(wheelFacts[0]?.name ?? '');

/** Returns a car's picture by the names in an address. Undefined if the series, the paint or the wheel is unknown. */
export const carPicture = (
  series: string,
  paintName: string,
  view: CarPictureView,
  wheel = defaultWheel,
): string | undefined => {
  const paint = paints.get(paintName);
  return paint && hasPicture(`cars/${series}/side`) && hasPicture(`wheels/${wheel}`)
    ? carPictureOf(series, paint, wheel, view)
    : undefined;
};

/**
 * Returns the SVG at an address below `/media/`. `parts` are the names between the slashes, without the extension. Undefined if
 * there is no such picture.
 */
export const pictureAt = (parts: readonly string[], wheel: string | undefined): string | undefined => {
  const [kind = '', series = '', paint = '', viewName] = parts;
  if (kind === 'cars' && parts.length === 4) {
    const view = views.find((each) => each === viewName);
    return view && carPicture(series, paint, view, wheel);
  }
  return served.has(kind) ? readPicture(parts.join('/')) : undefined;
};
