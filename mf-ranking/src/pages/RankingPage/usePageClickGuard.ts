import type { MouseEvent } from 'react';
import { useSite } from '@caravan/shared/site';
import { isPlainClick } from '@caravan/shared/ui';

/** Returns a click handler that ignores links to a further page while another page or list loads (RNK-5). */
export const usePageClickGuard = (isFetching: boolean): ((event: MouseEvent) => void) => {
  const { goingTo } = useSite();
  return (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !isPlainClick(event)) return;
    if (isFetching || goingTo?.()) event.preventDefault();
  };
};
