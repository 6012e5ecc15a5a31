import { readPicture } from '../pictures/files';
import { withPrefix } from '../pictures/car';
import { carPicture, newsPicture, pictureAt } from './pictures';

/** Replaces each `<use href="name"/>` of a template by the content of the picture of that name. */
const compose = (template: string, pictureOf: (name: string) => string | undefined): string | undefined => {
  const file = readPicture(`social/${template}`);
  const uses = Array.from(file?.matchAll(/<use href="([a-z]+)"\/>/g) ?? []);
  return uses.reduce<string | undefined>((svg, [use, name = '']) => {
    const picture = pictureOf(name);
    return picture === undefined ? undefined : svg?.replace(use, () => withPrefix(picture, `${name}-`));
  }, file);
};

/**
 * The SVG of a social preview, 1200 × 630, at an address below `/media/social/`, given as its parts without the extension.
 * Undefined if there is none. Social networks show no SVG, so it is sent as PNG.
 */
export const socialAt = (parts: readonly string[]): string | undefined => {
  const [kind, first = '', second = ''] = parts;
  switch (`${kind ?? ''}/${String(parts.length)}`) {
    case 'site/1':
      return readPicture('social/site');
    case 'car/3':
      return compose('car', () => carPicture(first, second, 'side'));
    case 'vehicle/3':
      return compose('vehicle', (view) => pictureAt(['cars', first, second, view], undefined));
    case 'news/3':
      return compose('news', () => newsPicture(first, second));
    case 'accessories/2':
      return compose('accessory', () => readPicture(`accessories/${first}`));
    default:
      return undefined;
  }
};
