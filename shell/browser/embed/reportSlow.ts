/** Seconds until a widget counts as slow. */
const SLOW_SECONDS = 10;

/** Calls `tell` once, unless the returned function is called before. */
export const reportSlow = (tell: (seconds: number) => void): (() => void) => {
  const timer = setTimeout(() => tell(SLOW_SECONDS), SLOW_SECONDS * 1000);
  return () => clearTimeout(timer);
};
