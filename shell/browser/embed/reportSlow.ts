/** Seconds until a widget counts as slow. */
const SLOW_SECONDS = 10;

/** Calls `onSlow` once, unless the returned function is called before. */
export const reportSlow = (onSlow: (seconds: number) => void): (() => void) => {
  const timer = setTimeout(() => onSlow(SLOW_SECONDS), SLOW_SECONDS * 1000);
  return () => clearTimeout(timer);
};
