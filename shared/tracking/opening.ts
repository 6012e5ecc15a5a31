import type { MouseEvent } from 'react';

/** What a link does beside leading somewhere. */
interface Opening {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

const MIDDLE = 1;

/**
 * Handlers for a link that call `note` when a visitor opens it: by pointer or key, here or in another tab. The second
 * press of a double click opens nothing new, and the right button only asks for a menu.
 */
export const opening = (note: () => void): Opening => ({
  onClick: ({ detail }) => {
    if (detail < 2) note();
  },
  onAuxClick: ({ button, detail }) => {
    if (button === MIDDLE && detail < 2) note();
  },
});
