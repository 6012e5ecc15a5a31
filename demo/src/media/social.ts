import { drawAccessorySocial, drawCarSocial, drawNewsSocial, drawSiteSocial, drawVehicleSocial } from '../pictures';
import { accessories, dressed, isSlug, known, topics } from './names';

/**
 * The drawing of a social preview, 1200 × 630, at an address below `/media/social/`: its parts, without the extension.
 * Undefined where there is none. Networks show no SVG: it goes out as PNG.
 */
export const socialAt = (parts: readonly string[]): string | undefined => {
  const [kind, first = '', second = ''] = parts;
  switch (`${kind ?? ''}/${String(parts.length)}`) {
    case 'site/1':
      return drawSiteSocial();
    case 'car/3':
    case 'vehicle/3': {
      const given = dressed(first, second, undefined);
      const draw = kind === 'car' ? drawCarSocial : drawVehicleSocial;
      return given && draw(given.shape, given.paint, given.wheel);
    }
    case 'news/3': {
      const topic = known(topics, first);
      return topic !== undefined && isSlug(second) ? drawNewsSocial(second, topic) : undefined;
    }
    case 'accessories/2': {
      const accessory = known(accessories, first);
      return accessory && drawAccessorySocial(accessory);
    }
    default:
      return undefined;
  }
};
