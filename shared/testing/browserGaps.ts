/** Observers of layout never report in jsdom: it has no layout. */
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds: readonly number[] = [0];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const unmatched = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: (): void => {},
    removeListener: (): void => {},
  });

/**
 * Gives jsdom's window what components ask of a browser without caring for the answer: media queries match nothing,
 * observers stay silent, scrolling does nothing, and nothing lies at any point. A test that cares replaces them by `jest.spyOn`.
 */
export const fillBrowserGaps = (target: Window): void => {
  const gaps: Record<string, unknown> = {
    matchMedia: unmatched,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    scrollTo: (): void => {},
    // Highcharts asks for it while it loads; `CSS.escape` comes with the matchers.
    CSS: { supports: () => false },
  };
  for (const [name, value] of Object.entries(gaps)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(Document.prototype, 'elementsFromPoint', {
    value: () => [],
    configurable: true,
    writable: true,
  });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => {}, configurable: true, writable: true });
};
