import { useEffect, useState } from 'react';
import { useSite } from '@caravan/shared/site';

const MINUTE = 60_000;

/**
 * Returns the minutes until `endTime` (unix seconds), rounded up, and 0 afterwards. Returns null before hydration, because
 * the HTML may come from a cache. Reads the host's clock again when a background tab becomes visible.
 */
export const useMinutesLeft = (endTime: number): number | null => {
  const { now } = useSite();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = (): void => {
      clearTimeout(timer);
      const milliseconds = Math.max(0, endTime * 1000 - now());
      setLeft(Math.ceil(milliseconds / MINUTE));
      if (milliseconds > 0) timer = setTimeout(update, milliseconds % MINUTE || MINUTE);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endTime, now]);
  return left;
};
