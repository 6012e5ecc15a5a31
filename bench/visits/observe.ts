/** The measurements of a page while it loads. Times are milliseconds since its navigation. */
export interface Measurements {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Start and length of every task over 50 ms. */
  readonly tasks: [number, number][];
  /** The longest time from an interaction to the next frame. */
  slowestInteractionMs: number;
  /** The time of hydration, or 0. */
  ready: number;
}

declare global {
  var caravanMeasurements: Measurements | undefined;
}

/**
 * Runs in the page before its scripts. Contains no named function and uses nothing of this module, because tsx would add calls to
 * helpers that the page does not have.
 */
export const observe = (): void => {
  const measurements: Measurements = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    tasks: [],
    slowestInteractionMs: 0,
    ready: 0,
  };
  globalThis.caravanMeasurements = measurements;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) measurements.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measurements.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') !== true) measurements.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) measurements.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        measurements.slowestInteractionMs = Math.max(measurements.slowestInteractionMs, entry.duration);
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
  new MutationObserver(() => {
    if (measurements.ready === 0 && document.documentElement.dataset['ready'] !== undefined)
      measurements.ready = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
};
