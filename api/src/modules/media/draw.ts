import type { AccessoryKind, CarView, NewsTopic } from '@caravan/pictures';
import { drawAccessory, drawBanner, drawBrandMark, drawCar, drawNews, drawWheel } from '@caravan/pictures';
import { brandNames, paints, plainWheel, shapes, wheels } from './catalogue';

const views = ['side', 'front', 'back', 'interior'] as const satisfies readonly CarView[];
const sizes = ['desktop', 'mobile'] as const;
const topics = [
  'charging',
  'port',
  'factory',
  'customs',
  'market',
  'test',
  'battery',
  'road',
] as const satisfies readonly NewsTopic[];
const accessories = [
  'charger',
  'floor-mats',
  'dashcam',
  'roof-box',
  'tyres',
  'ceramic-kit',
  'seat-covers',
  'tool-kit',
] as const satisfies readonly AccessoryKind[];

const slug = /^[a-z0-9]+(-[a-z0-9]+){0,12}$/;
const longestSlug = 60;

const known = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);
const isSlug = (text: string): boolean => text.length <= longestSlug && slug.test(text);

const car = (
  series: string,
  paintSlug: string,
  viewName: string,
  wheelSlug: string | undefined,
): string | undefined => {
  const [shape, paint, view] = [shapes.get(series), paints.get(paintSlug), known(views, viewName)];
  const wheel = wheelSlug === undefined ? plainWheel : wheels.get(wheelSlug);
  return shape && paint && view && wheel ? drawCar(shape, paint, wheel, view) : undefined;
};

const banner = (name: string): string | undefined => {
  const size = sizes.find((each) => name.endsWith(`-${each}`));
  const kind = size === undefined ? '' : name.slice(0, -size.length - 1);
  return size !== undefined && isSlug(kind) ? drawBanner(kind, size) : undefined;
};

const news = (topicName: string, seed: string): string | undefined => {
  const topic = known(topics, topicName);
  return topic !== undefined && isSlug(seed) ? drawNews(seed, topic) : undefined;
};

/**
 * The picture at an address below `/media/`, its parts split at the slashes and without the extension; undefined where
 * there is none. Series, paints, wheels and brands are those of the facts.
 */
export const drawAt = (parts: readonly string[], wheelSlug: string | undefined): string | undefined => {
  const [kind, first = '', second = '', third = ''] = parts;
  switch (`${kind ?? ''}/${String(parts.length)}`) {
    case 'cars/4':
      return car(first, second, third, wheelSlug);
    case 'wheels/2': {
      const wheel = wheels.get(first);
      return wheel && drawWheel(wheel);
    }
    case 'brands/2': {
      const name = brandNames.get(first);
      return name === undefined ? undefined : drawBrandMark(name);
    }
    case 'banners/2':
      return banner(first);
    case 'news/3':
      return news(first, second);
    case 'accessories/2': {
      const accessory = known(accessories, first);
      return accessory && drawAccessory(accessory);
    }
    default:
      return undefined;
  }
};
