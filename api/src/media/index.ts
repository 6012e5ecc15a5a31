export type { CarPictureView } from './addresses';
export {
  accessoryBanner,
  accessoryPicture,
  accessoryScene,
  brandMark,
  carPicture,
  enterpriseMark,
  newsPicture,
} from './addresses';
export type { Picture } from './pictureCache';
export { pngPicture, svgPicture, createPictureCache } from './pictureCache';
export { isFresh, mediaHeaders, sendFound, sendPicture } from './send';
export { slugOf } from './slug';
