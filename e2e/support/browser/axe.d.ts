import type axe from 'axe-core';

declare global {
  interface Window {
    /** In pages that `accessibilityFaults` looks at. */
    readonly axe: typeof axe;
  }
}
