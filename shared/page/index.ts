// Typed factories for the parts of one remote, in separate modules, so that a remote bundles only those that it uses.
export { pagesOf, staticPagesOf, type LinkOf, type PageProps, type ViewProps } from './definePage';
export { widgetsOf } from './defineWidget';
export { subjectPagesOf } from './subjectPage';
export { isUnknown } from './isUnknown';
export { lazyPart, prepareParts } from './lazyPart';
export { useLazyView } from './useLazyView';
