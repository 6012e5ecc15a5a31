import type { Face } from './fonts';
import type { pictureOf } from './picture';

/** The PNG has twice the size, for sharp screens and slides. */
const SCALE = 2;

/** Family name of the fonts while the PNG is made: the page's own may not be loaded. */
const FAMILY = 'Caravan Picture';

/** Loads font faces into the page and returns a function that removes them. */
const loadFaces = async (faces: readonly Face[]): Promise<() => void> => {
  const loaded = await Promise.all(
    faces.map(({ weight, range, bytes }) => new FontFace(FAMILY, bytes, { weight, unicodeRange: range }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
  return () => {
    for (const face of loaded) document.fonts.delete(face);
  };
};

/** A line of text in an SVG. `matrix` maps its coordinates to those of the SVG. */
interface PositionedText {
  readonly text: string;
  readonly matrix: DOMMatrix;
  readonly attribute: (name: string) => string | undefined;
}

/** Groups and texts as `tag` writes them. */
const PIECES = /<g([^>]*)>|<(\/)g>|<text([^>]*)>([^<]*)<\/text>/g;
const TRANSFORM = /translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([-\d.]+)\))?/;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decodeEntities = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => characters[name] ?? '');

/** Returns the texts of an SVG. They are read from its source because Trusted Types forbid the HTML and SVG parsers. */
const textsOf = (svg: string): PositionedText[] => {
  const groups = [new DOMMatrix()];
  const texts: PositionedText[] = [];
  for (const [, group, end, attributes = '', content] of svg.matchAll(PIECES)) {
    const matrix = groups.at(-1) ?? new DOMMatrix();
    if (end !== undefined) groups.pop();
    else if (group !== undefined) {
      const [, x = '0', y = '0', scale = '1'] = TRANSFORM.exec(group) ?? [];
      groups.push(matrix.translate(Number(x), Number(y)).scale(Number(scale)));
    } else if (content !== undefined) {
      const attribute = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      texts.push({ text: decodeEntities(content), matrix, attribute });
    }
  }
  return texts;
};

const aligned: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end' };

const writeText = (canvas: CanvasRenderingContext2D, { text, matrix, attribute }: PositionedText): void => {
  const numberOf = (name: string): number => Number(attribute(name) ?? 0);
  canvas.setTransform(new DOMMatrix().scale(SCALE).multiply(matrix));
  canvas.font = `${attribute('font-weight') ?? '400'} ${numberOf('font-size')}px '${FAMILY}', sans-serif`;
  // Without it the letters of small texts are too far apart when scaled.
  canvas.textRendering = 'geometricPrecision';
  canvas.fillStyle = attribute('fill') ?? '';
  canvas.textAlign = aligned[attribute('text-anchor') ?? ''] ?? 'start';
  canvas.fillText(text, numberOf('x'), numberOf('y'));
};

/**
 * Converts an SVG into a PNG file. Texts are written on the canvas: browsers load fonts inside an SVG image only after
 * they have drawn it.
 */
export const rasterOf = async (
  { svg, width, height }: ReturnType<typeof pictureOf>,
  faces: readonly Face[],
): Promise<Blob> => {
  const withoutTexts = svg.replace(/<style>.*?<\/style>|<text[^>]*>[^<]*<\/text>/gs, '');
  const element = document.createElement('canvas');
  element.width = width * SCALE;
  element.height = height * SCALE;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('the PNG needs a 2D canvas');
  const image = new Image(width, height);
  // The CSP allows images from `data:` but not from `blob:`.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutTexts)}`;
  const [drop] = await Promise.all([loadFaces(faces), image.decode()]);
  canvas.drawImage(image, 0, 0, element.width, element.height);
  for (const text of textsOf(svg)) writeText(canvas, text);
  drop();
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas returned no PNG'))), 'image/png');
  });
};
