export { opening } from './opening';
export { usePageView } from './usePageView';
export { useReturn } from './useReturn';
export { useStay } from './useStay';
export { useTrack } from './useTrack';
