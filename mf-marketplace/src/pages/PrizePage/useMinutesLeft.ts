import { useEffect, useState } from 'react';
import { useSite } from '@caravan/shared/site';

const MINUTE = 60_000;

/**
 * Whole minutes until `endTime` (unix seconds), a begun one counted whole: 0 exactly when time is up. Null until the
 * browser has taken the page over: its HTML may be older. Follows the host's clock, so that no tick is lost in
 * a tab that sleeps.
 */
export const useMinutesLeft = (endTime: number): number | null => {
  const { now } = useSite();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const milliseconds = Math.max(0, endTime * 1000 - now());
      setLeft(Math.ceil(milliseconds / MINUTE));
      if (milliseconds > 0) timer = setTimeout(look, milliseconds % MINUTE || MINUTE);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endTime, now]);
  return left;
};
