export * from './addresses';
export type { Picture } from './pictureCache';
export { pngPicture, svgPicture, createPictureCache } from './pictureCache';
export { isFresh, mediaHeaders, sendFound } from './send';
export { slugOf } from './slug';
