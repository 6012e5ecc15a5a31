import type { AccessoryKind, CarShape, CarView, NewsTopic, Paint, Wheel } from '../pictures';
import { paints, plainWheel, shapes, wheels } from './catalogue';

/** Views of a car; {@link CarPictureView} of addresses.ts. */
export const views = [
  'side',
  'front',
  'back',
  'interior',
  'wheel',
  'lamp',
  'tail',
  'dashboard',
] as const satisfies readonly CarView[];

export const topics = [
  'charging',
  'port',
  'factory',
  'customs',
  'market',
  'test',
  'battery',
  'road',
] as const satisfies readonly NewsTopic[];

export const accessories = [
  'charger',
  'floor-mats',
  'dashcam',
  'roof-box',
  'tyres',
  'ceramic-kit',
  'seat-covers',
  'tool-kit',
] as const satisfies readonly AccessoryKind[];

const slug = /^[a-z0-9]+(-[a-z0-9]+){0,12}$/;
const longestSlug = 60;

/** The value of a list that an address names. */
export const known = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

export const isSlug = (text: string): boolean => text.length <= longestSlug && slug.test(text);

export interface Dressed {
  readonly shape: CarShape;
  readonly paint: Paint;
  readonly wheel: Wheel;
}

/** A series in a paint on its wheels; undefined where the facts lack one of them. */
export const dressed = (series: string, paintSlug: string, wheelSlug: string | undefined): Dressed | undefined => {
  const [shape, paint] = [shapes.get(series), paints.get(paintSlug)];
  const wheel = wheelSlug === undefined ? plainWheel : wheels.get(wheelSlug);
  return shape && paint && wheel ? { shape, paint, wheel } : undefined;
};
