/** Entry of the `server-timing` header that carries the server's time. In the page itself it would change every copy. */
export const CLOCK = 'clock';

/** Milliseconds. A smaller difference may come from the transfer of the page. */
const TOLERANCE_MS = 60_000;

const hasServerTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'serverTiming' in entry;

/** Returns an entry of the `server-timing` header of the page, or undefined if the browser hides the header. */
export const serverTimingOf = (
  timings: readonly PerformanceEntry[],
  entry: string,
): PerformanceServerTiming | undefined =>
  timings
    .filter(hasServerTiming)
    .flatMap(({ serverTiming }) => serverTiming)
    .find(({ name }) => name === entry);

/**
 * A prefetched page and one from the browser's cache may be old, and browsers do not tell when it arrived. A 304 renews the header of a
 * cached page: its size is then not 0, while its `deliveryType` is "cache" in both cases.
 */
const mayBeOld = (entry: PerformanceEntry): boolean =>
  ('deliveryType' in entry && entry.deliveryType === 'navigational-prefetch') ||
  ('transferSize' in entry && entry.transferSize === 0);

/**
 * Returns the whole milliseconds that the visitor's clock is behind the server's. Returns 0 if they agree, if the browser hides the
 * header or if the page may be old.
 * `startedAt`: when the page began to load by the visitor's clock, in Unix milliseconds. A prerendered page may start minutes later.
 */
export const clockOffset = (timings: readonly PerformanceEntry[], startedAt: number): number => {
  if (timings.some(mayBeOld)) return 0;
  const offset = Math.round(Number(serverTimingOf(timings, CLOCK)?.description ?? startedAt) - startedAt);
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
};
