export * from './factories';
export type { LinkOf, PageProps, ViewProps } from './definePage';
export { isUnknown } from './isUnknown';
export { lazyPart, prepareParts } from './lazyPart';
