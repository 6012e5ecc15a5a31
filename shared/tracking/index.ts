export { opening } from './opening';
export { usePageView } from './usePageView';
export { useStay } from './useStay';
export { useTrack } from './useTrack';
