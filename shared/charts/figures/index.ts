// Types of charts, and the arithmetic of their figures: scales, geometry, rings and texts.
export { chartTexts } from './chartTexts';
export { figuresAt, describePeriod } from './figuresAt';
export * from './geometry';
export { indexAfterKey } from './keys';
export { slicesOf } from './ring';
export { axisStart, axisTicks, backToFront, hasFigures, namedPeriods, shareOf, type Ticks } from './scale';
export type * from './types';
