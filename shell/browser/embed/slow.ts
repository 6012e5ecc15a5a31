/** Seconds after which the page around is told that a widget has not come yet. */
const SLOW = 10;

/** Tells once that something takes long, until it is ended. */
export const reportSlow = (tell: (seconds: number) => void): (() => void) => {
  const timer = setTimeout(() => tell(SLOW), SLOW * 1000);
  return () => clearTimeout(timer);
};
