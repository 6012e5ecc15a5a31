import { slugOf } from './slug';

// Addresses of pictures. The API does not serve them: the demo workspace does.

export const brandMark = (name: string): string => `/media/brands/${slugOf(name)}.svg`;

export type CarPictureView = 'side' | 'front' | 'back' | 'interior' | 'wheel' | 'lamp' | 'tail' | 'dashboard';

export const carPicture = (seriesId: string, paint: string, view: CarPictureView, wheel?: string): string =>
  `/media/cars/${seriesId}/${slugOf(paint)}/${view}.svg${wheel === undefined ? '' : `?wheel=${slugOf(wheel)}`}`;

export const enterpriseMark = (slug: string): string => `/media/enterprises/${slug}.svg`;

export const newsPicture = (topic: string, seed: string): string => `/media/news/${topic}/${slugOf(seed)}.svg`;

export const accessoryPicture = (kind: string): string => `/media/accessories/${kind}.svg`;

/** Returns the address of one of an accessory's six pictures. `number` is 1 to 6. */
export const accessoryScene = (kind: string, number: number): string =>
  `/media/accessories/${kind}/${String(number)}.svg`;

export const accessoryBanner = (kind: string): string => `/media/accessories/${kind}/banner.svg`;
