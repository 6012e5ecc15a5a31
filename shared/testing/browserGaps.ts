/** A layout observer that never reports, because jsdom has no layout. */
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
 * Adds browser functions that jsdom lacks. Media queries match nothing, observers never report, scrolling does nothing, no
 * element is at any point, and a modal dialog is an open one. Tests replace them by `jest.spyOn`.
 */
export const fillBrowserGaps = (target: Window): void => {
  const gaps: Record<string, unknown> = {
    matchMedia: unmatched,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    visualViewport: null,
    scrollTo: (): void => {},
    // Highcharts calls it while it loads. The matchers add `CSS.escape`.
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
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement): void {
      this.open = true;
    },
    close(this: HTMLDialogElement): void {
      this.open = false;
    },
  });
};
