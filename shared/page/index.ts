export * from './defineSection';
export type { LinkOf, PageProps, ViewProps } from './definePage';
export { isUnknown } from './isUnknown';
export { latePart, prepareParts } from './latePart';
