import type { MouseEvent } from 'react';

interface Opening {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

const MIDDLE = 1;

/**
 * Handlers that call `note` when a visitor opens a link, by pointer or key, here or in another tab. The second click of
 * a double click and the right button do not count.
 */
export const opening = (note: () => void): Opening => ({
  onClick: ({ detail }) => {
    if (detail < 2) note();
  },
  onAuxClick: ({ button, detail }) => {
    if (button === MIDDLE && detail < 2) note();
  },
});
