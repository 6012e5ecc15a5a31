import { slugOf } from './slug';

// Where pictures are. This API serves none of them: whoever runs the site does.

export const brandMark = (name: string): string => `/media/brands/${slugOf(name)}.svg`;

/** What is seen of a car. */
export type CarPictureView = 'side' | 'front' | 'back' | 'interior' | 'wheel' | 'lamp' | 'tail' | 'dashboard';

export const carPicture = (seriesId: string, paint: string, view: CarPictureView, wheel?: string): string =>
  `/media/cars/${seriesId}/${slugOf(paint)}/${view}.svg${wheel === undefined ? '' : `?wheel=${slugOf(wheel)}`}`;

export const enterpriseMark = (slug: string): string => `/media/enterprises/${slug}.svg`;

export const newsPicture = (topic: string, seed: string): string => `/media/news/${topic}/${slugOf(seed)}.svg`;

export const accessoryPicture = (kind: string): string => `/media/accessories/${kind}.svg`;

/** One of six pictures of an accessory, `number` from 1: in use, from near, measured, with its box, on a car, as a range. */
export const accessoryScene = (kind: string, number: number): string =>
  `/media/accessories/${kind}/${String(number)}.svg`;

export const accessoryBanner = (kind: string): string => `/media/accessories/${kind}/banner.svg`;
