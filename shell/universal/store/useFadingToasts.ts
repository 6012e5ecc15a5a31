import { useEffect } from 'react';
import type { Toast } from './toasts';

/** Milliseconds that good news stays; errors stay until they are dismissed. */
const STAY = 6000;

/** Takes messages that are no errors away again after a while. */
export const useFadingToasts = (toasts: readonly Toast[], dismiss: (id: number) => void): void => {
  const oldest = toasts.find(({ tone }) => tone !== 'error')?.id;
  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(() => dismiss(oldest), STAY);
    return () => clearTimeout(timer);
  }, [oldest, dismiss]);
};
