import { type CarPictureView, slugOf } from '@caravan/api/media';
import { modelFacts, type PaintFact, paintFacts, wheelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { carPictureOf } from '../pictures/car';
import { hasPicture, readPicture, similarPicture } from '../pictures/files';

const views = ['side', 'front', 'back', 'interior', 'wheel', 'lamp', 'tail', 'dashboard'] as const;
const topics = ['charging', 'port', 'factory', 'customs', 'market', 'test', 'battery', 'road'];

/** Addresses may name a series of the catalogue without its brand. */
const withoutBrand: ReadonlyMap<string, string> = new Map(
  modelFacts.map(({ brand, nameEn }) => [slugOf(nameEn), seriesId(brand, nameEn)]),
);

const paints: ReadonlyMap<string, PaintFact> = new Map(paintFacts.map((paint) => [slugOf(paint.name), paint]));

/** The wheel of a car without a wheel in its address. */
const defaultWheel = slugOf(wheelFacts[0]?.name ?? '');

const slug = /^[a-z0-9]+(-[a-z0-9]+){0,12}$/;
const maxSlugLength = 60;

const isSlug = (text: string): boolean => text.length <= maxSlugLength && slug.test(text);

/** Returns a car's picture by the names in an address. Undefined if the series, the paint or the wheel is unknown. */
export const carPicture = (
  series: string,
  paintName: string,
  view: CarPictureView,
  wheel = defaultWheel,
): string | undefined => {
  const paint = paints.get(paintName);
  const known = hasPicture(`cars/${series}/side`) ? series : withoutBrand.get(series);
  return paint && known !== undefined && hasPicture(`wheels/${wheel}`)
    ? carPictureOf(known, paint, wheel, view)
    : undefined;
};

/** Returns an article's picture. The fallback is another picture of its topic. */
export const newsPicture = (topic: string, name: string): string | undefined =>
  topics.includes(topic) && isSlug(name)
    ? (readPicture(`news/${topic}/${name}`) ?? similarPicture(name, new RegExp(`^news/${topic}/`)))
    : undefined;

const banner = (name: string): string | undefined => {
  const [, kind = '', size = ''] = /^(.*)-(desktop|mobile)$/.exec(name) ?? [];
  return isSlug(kind)
    ? (readPicture(`banners/${name}`) ?? similarPicture(kind, new RegExp(`^banners/.*-${size}$`)))
    : undefined;
};

const initialsOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase())
    .slice(0, 3)
    .join('');

/** Returns a company's logo. The fallback is the emblem of another company with this company's initials. */
const enterpriseMark = (name: string): string | undefined => {
  if (!isSlug(name)) return undefined;
  const logo = readPicture(`enterprises/${name}`);
  const similar = similarPicture(name, /^enterprises\//);
  return logo ?? similar?.replace(/(<text [^>]*>)[^<]*/, `$1${initialsOf(name)}`);
};

/**
 * Returns the SVG at an address below `/media/`. `parts` are the names between the slashes, without the extension. Undefined if
 * there is no such picture.
 */
export const pictureAt = (parts: readonly string[], wheel: string | undefined): string | undefined => {
  const [kind, first = '', second = '', third = ''] = parts;
  switch (`${kind ?? ''}/${String(parts.length)}`) {
    case 'cars/4': {
      const view = views.find((each) => each === third);
      return view && carPicture(first, second, view, wheel);
    }
    case 'enterprises/2':
      return enterpriseMark(first);
    case 'banners/2':
      return banner(first);
    case 'news/3':
      return newsPicture(first, second);
    case 'wheels/2':
    case 'brands/2':
    case 'avatars/2':
    case 'accessories/2':
    case 'accessories/3':
    case 'videos/2':
      return readPicture(parts.join('/'));
    default:
      return undefined;
  }
};
