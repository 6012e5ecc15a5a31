import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainPress } from '@caravan/shared/ui';

/**
 * Lets one further page load at a time: for what holds the links, a handler that ignores a press while the page of an
 * earlier one is under way (RNK-5). It ends with the address, which also another choice changes.
 */
export const useOnePage = (isFetching: boolean): ((event: MouseEvent) => void) => {
  const { key } = useLocation();
  const isAsked = useRef(false);
  useEffect(() => {
    isAsked.current = false;
  }, [key]);
  return (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !isPlainPress(event)) return;
    if (isFetching || isAsked.current) event.preventDefault();
    else isAsked.current = true;
  };
};
