export * from './defineSection';
export type { PageProps } from './definePage';
export { isUnknown } from './isUnknown';
export { latePart, prepareParts } from './latePart';
