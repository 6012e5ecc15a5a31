import type { Face } from './fonts';
import type { pictureOf } from './picture';

/** Twice its size, for screens and slides. */
const SCALE = 2;

/** Name of the faces in the page while a picture is made: those of the page itself may not have come. */
const FAMILY = 'Caravan Picture';

/** Makes faces ready to be written with, and says how they are taken away again. */
const loadFaces = async (faces: readonly Face[]): Promise<() => void> => {
  const loaded = await Promise.all(
    faces.map(({ weight, range, bytes }) => new FontFace(FAMILY, bytes, { weight, unicodeRange: range }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
  return () => {
    for (const face of loaded) document.fonts.delete(face);
  };
};

/** A line of text in a drawing. `place` maps its coordinates to those of the drawing. */
interface PlacedText {
  readonly text: string;
  readonly place: DOMMatrix;
  readonly attribute: (name: string) => string | undefined;
}

/** Groups and texts as `tag` writes them. */
const PIECES = /<g([^>]*)>|<(\/)g>|<text([^>]*)>([^<]*)<\/text>/g;
const TRANSFORM = /translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([-\d.]+)\))?/;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => characters[name] ?? '');

/** The texts of a drawing. Read from its source: the site's policy forbids parsers of HTML and SVG (Trusted Types). */
const textsOf = (svg: string): PlacedText[] => {
  const groups = [new DOMMatrix()];
  const texts: PlacedText[] = [];
  for (const [, group, end, attributes = '', content] of svg.matchAll(PIECES)) {
    const place = groups.at(-1) ?? new DOMMatrix();
    if (end !== undefined) groups.pop();
    else if (group !== undefined) {
      const [, x = '0', y = '0', scale = '1'] = TRANSFORM.exec(group) ?? [];
      groups.push(place.translate(Number(x), Number(y)).scale(Number(scale)));
    } else if (content !== undefined) {
      const attribute = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      texts.push({ text: plain(content), place, attribute });
    }
  }
  return texts;
};

const aligned: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end' };

const writeText = (canvas: CanvasRenderingContext2D, { text, place, attribute }: PlacedText): void => {
  const numberOf = (name: string): number => Number(attribute(name) ?? 0);
  canvas.setTransform(new DOMMatrix().scale(SCALE).multiply(place));
  canvas.font = `${attribute('font-weight') ?? '400'} ${numberOf('font-size')}px '${FAMILY}', sans-serif`;
  // Else letters of small texts stand apart once they are scaled.
  canvas.textRendering = 'geometricPrecision';
  canvas.fillStyle = attribute('fill') ?? '';
  canvas.textAlign = aligned[attribute('text-anchor') ?? ''] ?? 'start';
  canvas.fillText(text, numberOf('x'), numberOf('y'));
};

/**
 * A drawing as a PNG file. Its texts are written on the canvas: browsers load the fonts within a drawing after they have
 * shown it, so that a picture of it lacks its texts.
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
  if (!canvas) throw new Error('the browser gave no canvas');
  const image = new Image(width, height);
  // The site's policy takes pictures from itself and from data addresses, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutTexts)}`;
  const [drop] = await Promise.all([loadFaces(faces), image.decode()]);
  canvas.drawImage(image, 0, 0, element.width, element.height);
  for (const text of textsOf(svg)) writeText(canvas, text);
  drop();
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
};
