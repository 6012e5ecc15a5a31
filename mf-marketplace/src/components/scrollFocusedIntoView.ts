import type { FocusEvent } from 'react';

/**
 * Scrolls the focused element fully into view, because browsers leave a partly visible element as it is. Ignores focus by
 * pointer, because the target must not move during a press.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
