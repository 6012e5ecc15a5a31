/** Calls `listener` whenever any file of the page has arrived. */
export const onArrival = (listener: () => void): void =>
  new PerformanceObserver(listener).observe({ type: 'resource' });
