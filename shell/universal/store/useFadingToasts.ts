import { useEffect } from 'react';
import type { Toast } from './toasts';

/** Milliseconds until a toast disappears. Errors stay until they are dismissed. */
const DISMISS_AFTER_MS = 6000;

/** Removes toasts after a while, except errors. */
export const useFadingToasts = (toasts: readonly Toast[], dismiss: (id: number) => void): void => {
  const oldest = toasts.find(({ tone }) => tone !== 'error')?.id;
  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(() => dismiss(oldest), DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [oldest, dismiss]);
};
