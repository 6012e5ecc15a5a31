import type { Page } from 'puppeteer';
import { whenNetworkIdle } from '../support/browser';

/** Records the layout shifts of later documents, with the elements that moved. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    const rectangleText = (rectangle: unknown): string =>
      rectangle instanceof DOMRectReadOnly
        ? [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(Math.round).join(' ')
        : '';
    const describeSource = (source: unknown): string => {
      if (typeof source !== 'object' || source === null || !('node' in source)) return String(source);
      const from = 'previousRect' in source ? rectangleText(source.previousRect) : '';
      const to = 'currentRect' in source ? rectangleText(source.currentRect) : '';
      const node = source.node instanceof Element ? source.node.outerHTML.slice(0, 100) : String(source.node);
      return `${node} from ${from} to ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
        // A shift after an input or a resize does not count by definition (CLS).
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const sources = entry.sources.map(describeSource).join(' + ');
        shifts.push({ value: Number(entry.value), time: Math.round(entry.startTime), sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/**
 * Returns the shifts of the document, which should be none. Shifts below the three decimals of CLS do not count. While the HTML
 * arrives, the parser may stop between the icon and the word of a button, and a line that wraps moves later. So 0.005 are allowed until
 * the document is parsed. Pages stay below that if their HTML arrives in pieces of 350 bytes and no piece ends within such a line.
 */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => {
    const found: unknown = 'shifts' in window ? window.shifts : undefined;
    if (!Array.isArray(found)) return 'not watched';
    const [navigation] = performance.getEntriesByType('navigation');
    const parsedAt = navigation instanceof PerformanceNavigationTiming ? navigation.domContentLoadedEventStart : 0;
    let [shiftWhileParsing, shiftAfterwards] = [0, 0];
    for (const { time, value } of found) {
      if (time < parsedAt) shiftWhileParsing += Number(value);
      else shiftAfterwards += Number(value);
    }
    if (shiftWhileParsing >= 0.005) return found;
    return shiftAfterwards < 0.0005 ? [] : found.filter(({ time }) => time >= parsedAt);
  });

/** Scrolls to the end of the page, half a screen at a time, and waits for requests after each step. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const scrollOn = (): Promise<boolean> =>
    page.evaluate(async () => {
      const before = scrollY;
      if (Math.ceil(before + innerHeight) >= document.documentElement.scrollHeight) return false;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      if (scrollY <= before) throw new Error(`the page does not scroll further than ${before} px`);
      // Parts are requested with the frame in which they come into view.
      await new Promise(requestAnimationFrame);
      return true;
    });
  while (await scrollOn()) await whenNetworkIdle(page, { idleMs: 50 });
  // React delays boundaries that are loaded within 300 ms of each other. They may request more.
  await whenNetworkIdle(page);
};
