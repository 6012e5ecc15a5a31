import { pictureSize } from '../../catalogue/pictures';

/** The PNG has twice the size, for high resolution screens. The source is SVG and stays sharp. */
const scale = 2;

/** A picture of the site and the share of the width (0 to 1) that it covers from the left. */
export interface PicturePart {
  readonly src: string;
  readonly share: number;
}

const loadImage = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image(pictureSize.width, pictureSize.height);
  image.src = src;
  await image.decode();
  return image;
};

/**
 * Combines pictures of the site into one PNG file, later ones above earlier ones. Rejects if one cannot be fetched or
 * drawn.
 */
export const renderPng = async (parts: readonly PicturePart[]): Promise<Blob> => {
  const images = await Promise.all(parts.map(({ src }) => loadImage(src)));
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width * scale;
  canvas.height = pictureSize.height * scale;
  const context = canvas.getContext('2d');
  for (const [index, image] of images.entries()) {
    context?.save();
    context?.beginPath();
    context?.rect(0, 0, canvas.width * (parts[index]?.share ?? 1), canvas.height);
    context?.clip();
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    context?.restore();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas returned no PNG'))), 'image/png');
  });
};
