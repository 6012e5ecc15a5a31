import type { FocusEvent } from 'react';

/** Browsers leave what shows a sliver of itself where it is; by pointer nothing may move before it is let go. */
export const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
