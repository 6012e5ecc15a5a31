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
export { bitmapOf, drawingOf, makePictureCache } from './pictureCache';
export { isFresh, mediaHeaders, sendFound, sendPicture } from './send';
export { slugOf } from './slug';
