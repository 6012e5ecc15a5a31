import { slugOf } from './slug';

/** Addresses of the pictures that this API draws; the routes beside this file serve them. */
export const brandMark = (name: string): string => `/media/brands/${slugOf(name)}.svg`;

export type CarPictureView = 'side' | 'front' | 'back' | 'interior';

export const carPicture = (seriesId: string, paint: string, view: CarPictureView, wheel?: string): string =>
  `/media/cars/${seriesId}/${slugOf(paint)}/${view}.svg${wheel === undefined ? '' : `?wheel=${slugOf(wheel)}`}`;

export const newsPicture = (topic: string, seed: string): string => `/media/news/${topic}/${slugOf(seed)}.svg`;

export const accessoryPicture = (kind: string): string => `/media/accessories/${kind}.svg`;
