import { strippedGif } from './gif';
import { strippedJpeg } from './jpeg';
import { strippedPng } from './png';
import { strippedWebp } from './webp';

/**
 * Removes metadata of cameras and programs: place, time, device, thumbnails, texts. Keeps only listed parts: pixels,
 * colour profile, animation and orientation stay unchanged. Returns undefined if a file is not of its type.
 */
const strippers: Readonly<Record<string, (file: Buffer) => Buffer | undefined>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
  'image/gif': strippedGif,
};

/** Whether files of a media type can contain metadata. */
export const hasMetadata = (contentType: string): boolean => contentType in strippers;

export const withoutMetadata = (contentType: string, file: Buffer): Buffer | undefined =>
  strippers[contentType]?.(file);
