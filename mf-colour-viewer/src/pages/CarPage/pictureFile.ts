import { pictureSize } from '../../catalogue/pictures';

/** Wide enough for a screen of high resolution; the picture is drawn, so it stays sharp. */
const scale = 2;

/** A picture of the site as a PNG file. Rejects where it cannot be fetched or drawn. */
export const pngOf = async (src: string): Promise<Blob> => {
  const image = new Image(pictureSize.width, pictureSize.height);
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width * scale;
  canvas.height = pictureSize.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
};

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download takes its own copy when it starts, which is after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
