/** Entry of the `server-timing` header that carries the server's time. In the page itself it would change every copy. */
export const CLOCK = 'clock';

/** Milliseconds. A smaller difference may come from the transfer of the page. */
const TOLERANCE_MS = 60_000;

const hasServerTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'serverTiming' in entry;

/** Returns the milliseconds that the visitor's clock is behind the server's, or 0 if they agree or the browser hides the header. */
export const clockOffset = (timings: readonly PerformanceEntry[], now: number): number => {
  const said = timings
    .filter(hasServerTiming)
    .flatMap(({ serverTiming }) => serverTiming)
    .find(({ name }) => name === CLOCK);
  const offset = Number(said?.description ?? now) - now;
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
};
