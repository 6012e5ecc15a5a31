import type axe from 'axe-core';

declare global {
  interface Window {
    /** Added by `accessibilityFaults`. */
    readonly axe: typeof axe;
  }
}
