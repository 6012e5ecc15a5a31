import { stripGif } from './gif';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

/**
 * Removes metadata of cameras and programs: place, time, device, thumbnails, texts. Keeps only listed parts: pixels,
 * colour profile, animation and orientation stay unchanged. Returns undefined if a file is not of its type.
 */
const strippers: Readonly<Record<string, (file: Buffer) => Buffer | undefined>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
};

/** Returns whether files of a media type can contain metadata. */
export const hasMetadata = (contentType: string): boolean => contentType in strippers;

export const withoutMetadata = (contentType: string, file: Buffer): Buffer | undefined =>
  strippers[contentType]?.(file);
