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

const numberOf = (element: Element, attribute: string): number => Number(element.getAttribute(attribute) ?? 0);

/** Where an element's own coordinates are in the drawing. */
const placeOf = (element: Element): DOMMatrix => {
  const { parentElement } = element;
  const outer = parentElement ? placeOf(parentElement) : new DOMMatrix();
  const own = element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : undefined;
  return own ? outer.multiply(DOMMatrix.fromMatrix(own)) : outer;
};

const aligned = { middle: 'center', end: 'end' } as const;

const writeText = (canvas: CanvasRenderingContext2D, text: Element, place: DOMMatrix): void => {
  const anchor = text.getAttribute('text-anchor');
  canvas.setTransform(new DOMMatrix().scale(SCALE).multiply(place));
  canvas.font = `${text.getAttribute('font-weight') ?? '400'} ${numberOf(text, 'font-size')}px '${FAMILY}', sans-serif`;
  // Else letters of small texts stand apart once they are scaled.
  canvas.textRendering = 'geometricPrecision';
  canvas.fillStyle = text.getAttribute('fill') ?? '';
  canvas.textAlign = anchor === 'middle' || anchor === 'end' ? aligned[anchor] : 'start';
  canvas.fillText(text.textContent, numberOf(text, 'x'), numberOf(text, 'y'));
};

/**
 * A drawing as a PNG file. Its texts are written on the canvas: browsers load the fonts within a drawing after they have
 * shown it, so that a picture of it lacks its texts.
 */
export const rasterOf = async (
  { svg, width, height }: ReturnType<typeof pictureOf>,
  faces: readonly Face[],
): Promise<Blob> => {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...drawing.querySelectorAll('text')].map((text) => ({ text, place: placeOf(text) }));
  for (const { text } of texts) text.remove();
  drawing.querySelector('style')?.remove();
  const element = document.createElement('canvas');
  element.width = width * SCALE;
  element.height = height * SCALE;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('the browser gave no canvas');
  const image = new Image(width, height);
  // The site's policy takes pictures from itself and from data addresses, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  const [drop] = await Promise.all([loadFaces(faces), image.decode()]);
  canvas.drawImage(image, 0, 0, element.width, element.height);
  for (const { text, place } of texts) writeText(canvas, text, place);
  drop();
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
};
