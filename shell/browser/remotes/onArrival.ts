/** Calls `listener` whenever a file of the page has arrived, of whatever kind. */
export const onArrival = (listener: () => void): void =>
  new PerformanceObserver(listener).observe({ type: 'resource' });
