/** The records of a page while it loads. Times are milliseconds since its navigation. */
export interface Notes {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Start and length of every task over 50 ms. */
  readonly tasks: [number, number][];
  /** The longest time from a press to the next frame. */
  slowestPress: number;
  /** The time of hydration, or 0. */
  ready: number;
}

declare global {
  var caravanNotes: Notes | undefined;
}

/**
 * Runs in the page before its scripts. Contains no named function and uses nothing of this module, because tsx would add calls to
 * helpers that the page does not have.
 */
export const observe = (): void => {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], slowestPress: 0, ready: 0 };
  globalThis.caravanNotes = notes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) notes.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') !== true) notes.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        notes.slowestPress = Math.max(notes.slowestPress, entry.duration);
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
  new MutationObserver(() => {
    if (notes.ready === 0 && document.documentElement.dataset['ready'] !== undefined) notes.ready = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
};
