import { strippedGif } from './gif';
import { strippedJpeg } from './jpeg';
import { strippedPng } from './png';
import { strippedWebp } from './webp';

/**
 * Pictures without what cameras and programs write into them: place, time, device, thumbnails, texts. What is kept is named, all else
 * goes. Pixels stay as they are, and so do colour profile, animation and orientation. Undefined where a file is not of its type.
 */
const strippers: Readonly<Record<string, (file: Buffer) => Buffer | undefined>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
  'image/gif': strippedGif,
};

/** Whether files of a media type are pictures, which metadata are taken from. */
export const hasMetadata = (contentType: string): boolean => contentType in strippers;

export const withoutMetadata = (contentType: string, file: Buffer): Buffer | undefined =>
  strippers[contentType]?.(file);
