/** Name of the header's entry (`server-timing`) by which a page says what the time is; the page itself stays the same. */
export const CLOCK = 'clock';

/** A page may have been some seconds under way: only a clock that is truly wrong is corrected. */
const TOLERANCE = 60_000;

const tellsTimings = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'serverTiming' in entry;

/** Milliseconds that the visitor's clock is behind the server's; 0 where they agree, and where the browser hides it. */
export const clockOffset = (timings: readonly PerformanceEntry[], now: number): number => {
  const said = timings
    .filter(tellsTimings)
    .flatMap(({ serverTiming }) => serverTiming)
    .find(({ name }) => name === CLOCK);
  const offset = Number(said?.description ?? now) - now;
  return Math.abs(offset) > TOLERANCE ? offset : 0;
};
