import type { Page } from '../../e2e/support/browser';
import { succeeds, until } from '../../e2e/support/until';

/** Returns whether something of the element at `selector` can be seen: text, a picture, a field, a chart or a custom element. */
export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((rootSelector) => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      [...element.getClientRects()].some(({ width, height }) => width > 2 && height > 2);
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll(`${rootSelector}, ${rootSelector} *`)].some(
      (element) =>
        (hasText(element) || element.matches('img, svg, canvas, input, iframe') || element.shadowRoot !== null) &&
        isSeen(element),
    );
  }, selector);

/** Waits at most `limitMs` for a condition of a page. Returns whether it was met. */
export const waitForCondition = (limitMs: number, condition: () => Promise<boolean>): Promise<boolean> =>
  succeeds(until(condition, { limitMs }));

/**
 * Returns whether the element at `selector` holds something else than the shell's placeholder, or is gone. `loading`: the
 * placeholder's texts, in each language. Content that is hidden counts, so that `isShown` can report it.
 */
export const isLoaded = (page: Page, selector: string, loading: readonly string[]): Promise<boolean> =>
  page.evaluate(
    (slotSelector, texts) => {
      const element = document.querySelector(slotSelector);
      const text = element?.textContent.replaceAll('\u00AD', '').trim() ?? '';
      if (!element || text) return !texts.includes(text);
      return [...element.querySelectorAll('*')].some(
        (inner) => inner.matches('img, svg, canvas, input, iframe') || inner.shadowRoot !== null,
      );
    },
    selector,
    loading,
  );

/** Computed styles of `html` and `body` that do not follow from the size of the page. */
export type RootStyles = Readonly<Record<string, string>>;

export const rootStylesOf = (page: Page): Promise<RootStyles> =>
  page.evaluate(() => {
    const isSize = (name: string): boolean => /size$|^(?:width|height)$|origin$/.test(name);
    return Object.fromEntries(
      [document.documentElement, document.body].flatMap((element) =>
        [...element.computedStyleMap()].flatMap(([name, value]) =>
          isSize(name) ? [] : [[`${name} of ${element.localName}`, [...value].join(' ')]],
        ),
      ),
    );
  });

type Metrics = (name: 'TaskDuration' | 'JSHeapUsedSize') => Promise<number>;

/** Calls `measure` with a function that reads the browser's metrics of a page: seconds in tasks, bytes of used objects. */
const withMetrics = async <T>(page: Page, measure: (metric: Metrics) => Promise<T>): Promise<T> => {
  const session = await page.createCDPSession();
  try {
    await session.send('Performance.enable');
    return await measure(async (metricName) => {
      if (metricName === 'JSHeapUsedSize') await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === metricName)?.value ?? 0;
    });
  } finally {
    await session.detach();
  }
};

/**
 * Share of the time, 0 to 1, that the page spends in tasks while nothing happens, over `milliseconds`. On a busy machine a task
 * takes longer, but a page at rest has none.
 */
export const busyShare = (page: Page, milliseconds: number): Promise<number> =>
  withMetrics(page, async (metric) => {
    const before = await metric('TaskDuration');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return ((await metric('TaskDuration')) - before) / (milliseconds / 1000);
  });

/** Bytes of JavaScript objects that the page holds. */
export const heapOf = (page: Page): Promise<number> => withMetrics(page, (metric) => metric('JSHeapUsedSize'));
