export type { BodyType, CarShape, CarView, DrawOptions, Energy, Finish, Paint, Wheel } from './types';
export type { NewsTopic } from './scenes/news/news';
export type { AccessoryKind } from './scenes/accessory/accessory';
export { drawCar } from './car';
export { drawWheel } from './wheels/closeUp';
export { drawBrandMark } from './brands/brandMark';
export { drawBanner } from './scenes/banner/banner';
export { drawNews } from './scenes/news/news';
export { drawAccessory } from './scenes/accessory/accessory';
