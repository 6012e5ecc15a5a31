import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '@caravan/shared/ui';

/**
 * Returns a click handler that ignores links to a further page while an earlier one loads (RNK-5). A new address ends
 * the wait.
 */
export const usePageClickGuard = (isFetching: boolean): ((event: MouseEvent) => void) => {
  const { key } = useLocation();
  const isRequested = useRef(false);
  useEffect(() => {
    isRequested.current = false;
  }, [key]);
  return (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !isPlainClick(event)) return;
    if (isFetching || isRequested.current) event.preventDefault();
    else isRequested.current = true;
  };
};
