import {
  drawAccessory,
  drawAccessoryBanner,
  drawAccessoryScene,
  drawAvatar,
  drawBanner,
  drawBrandMark,
  drawCar,
  drawEnterpriseMark,
  drawFilmPoster,
  drawNews,
  drawWheel,
} from '../pictures';
import { brandNames, wheels } from './catalogue';
import { accessories, dressed, isSlug, known, topics, views } from './names';

const sizes = ['desktop', 'mobile'] as const;
const presets = ['1', '2', '3'] as const;
const scenes = ['1', '2', '3', '4', '5', '6'] as const;
const films = ['vehicle', 'accessory'] as const;

const car = (
  series: string,
  paintSlug: string,
  viewName: string,
  wheelSlug: string | undefined,
): string | undefined => {
  const given = dressed(series, paintSlug, wheelSlug);
  const view = known(views, viewName);
  return given && view && drawCar(given.shape, given.paint, given.wheel, view);
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

const accessoryScene = (kindName: string, name: string): string | undefined => {
  const kind = known(accessories, kindName);
  if (kind === undefined) {
    return undefined;
  }
  const scene = scenes.indexOf(known(scenes, name) ?? '1') + 1;
  return name === 'banner' ? drawAccessoryBanner(kind) : known(scenes, name) && drawAccessoryScene(kind, scene);
};

/**
 * The picture at an address below `/media/`, its parts split at the slashes and without the extension; undefined where
 * there is none. Series, paints, wheels and brands are those of the facts; enterprises are whoever is asked for.
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
    case 'enterprises/2':
      return isSlug(first) ? drawEnterpriseMark(first) : undefined;
    case 'avatars/2': {
      const preset = known(presets, first);
      return preset && drawAvatar(presets.indexOf(preset));
    }
    case 'banners/2':
      return banner(first);
    case 'news/3':
      return news(first, second);
    case 'accessories/2': {
      const accessory = known(accessories, first);
      return accessory && drawAccessory(accessory);
    }
    case 'accessories/3':
      return accessoryScene(first, second);
    case 'videos/2': {
      const film = known(films, first);
      return film && drawFilmPoster(film);
    }
    default:
      return undefined;
  }
};
