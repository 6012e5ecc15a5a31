import { readPicture } from '../pictures/files';
import { withPrefix } from '../pictures/car';
import { carPicture, pictureAt } from './pictures';

/** Replaces each `<use href="name"/>` of a template by the content of that picture. */
const compose = (template: string, pictureOf: (name: string) => string | undefined): string | undefined => {
  const file = readPicture(`social/${template}`);
  const uses = Array.from(file?.matchAll(/<use href="([a-z]+)"\/>/g) ?? []);
  return uses.reduce<string | undefined>((svg, [use, name = '']) => {
    const picture = pictureOf(name);
    return picture === undefined ? undefined : svg?.replace(use, () => withPrefix(picture, `${name}-`));
  }, file);
};

/**
 * Returns the SVG of a social preview of 1200 × 630 pixels. `parts` are the names of its address below `/media/social/`, without the
 * extension. Undefined if there is no such preview. The site sends it as PNG, because social networks show no SVG.
 */
export const socialAt = (parts: readonly string[]): string | undefined => {
  const [kind = '', first = '', second = ''] = parts;
  switch (`${kind}/${String(parts.length)}`) {
    case 'site/1':
      return readPicture('social/site');
    case 'car/3':
      return compose('car', () => carPicture(first, second, 'side'));
    case 'vehicle/3':
      return compose('vehicle', (view) => pictureAt(['cars', first, second, view], undefined));
    case 'news/3':
      return compose('news', () => readPicture(`news/${first}/${second}`));
    case 'accessories/2':
      return compose('accessory', () => readPicture(`accessories/${first}`));
    default:
      return undefined;
  }
};
