import { useEffect, useState } from 'react';

const idle = { end: 0, now: 0 };

/** Counts down whole seconds by the clock, so that a background tab stays correct. 0 when it is not running. */
export const useCountdown = () => {
  const [{ end, now }, setTimes] = useState(idle);

  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      const time = Date.now();
      setTimes(time < end ? { end, now: time } : idle);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return {
    secondsLeft: Math.ceil((end - now) / 1000),
    start: (seconds: number): void => {
      const time = Date.now();
      setTimes({ end: time + seconds * 1000, now: time });
    },
  };
};
