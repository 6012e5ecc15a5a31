// Headings, text for screen readers, and hooks about the browser.
export { hasModifier } from './hasModifier';
export { isPlainClick } from './isPlainClick';
export { Heading } from './Heading';
export { useFocusOnPage } from './useFocusOnPage';
export { useHydrated } from './useHydrated';
export { useInView } from './useInView';
export { useMediaQuery, usePrefersReducedMotion } from './useMediaQuery';
export { VisuallyHidden, visuallyHidden } from './VisuallyHidden';
