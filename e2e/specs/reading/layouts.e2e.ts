import type { Page } from 'puppeteer';
import { languages, ownPages, routes } from '../../pages/routes';
import { scrollThrough, shiftsOf, watchShifts } from '../../pages/shifts';
import { quiet } from '../../support/quiet';
import { disconnect, newVisitor } from '../../support/visitor';

afterAll(disconnect);

const paths = [...routes.map(({ path }) => path), ...ownPages];
const widths = [320, 360, 414, 480, 481, 600, 768, 769, 900, 1023, 1024, 1280, 1440, 1920];

/** Pairs of controls in one place that lie on each other: their names. What scrolls out of its own frame lies on nothing. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const clipped = (box: DOMRect, frames: readonly Element[]): DOMRect =>
      frames.reduce((rest, frame) => {
        const { left, top, right, bottom } = frame.getBoundingClientRect();
        const x = Math.max(rest.left, left);
        const y = Math.max(rest.top, top);
        return new DOMRect(
          x,
          y,
          Math.max(0, Math.min(rest.right, right) - x),
          Math.max(0, Math.min(rest.bottom, bottom) - y),
        );
      }, box);
    const seen = (element: Element): DOMRect[] => {
      const frames = ancestors(element).filter((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible');
      return [...element.getClientRects()].map((box) => clipped(box, frames));
    };
    /** A bar at the lower edge of the screen, which content passes under. */
    const isInBar = (element: Element): boolean =>
      ancestors(element).some((ancestor) => {
        const { position, bottom } = getComputedStyle(ancestor);
        return position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      });
    const shown = [
      ...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(a, button, input, select, summary)'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"], dialog, noscript, [aria-roledescription]') &&
          !isInBar(element),
      )
      // A link in running text has a box for each of its lines.
      .map((element) => ({
        element,
        boxes: seen(element).filter(({ width, height }) => width > 2 && height > 2),
      }));
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const inner = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
    const name = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const region = (element: Element): Element | null => element.closest('header, main, footer');
    return shown.flatMap(({ element, boxes }, index) =>
      shown
        .slice(index + 1)
        .filter((other) => region(other.element) === region(element) && !inner(element, other.element))
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        .map((other) => `${name(element)} | ${name(other.element)}`),
    );
  });

describe.each(languages)('in %s', (lang) => {
  it.each(paths)('%s fits every width from 320 to 1920 pixels, nothing on top of another [SHELL-21]', async (path) => {
    const { page, open, leave } = await newVisitor({ lang, width: 320 });
    await open(path);
    await quiet(page);
    const faults: unknown[] = [];
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
      const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
      const hidden = await overlaps(page);
      if (content > width || hidden.length > 0) faults.push({ width, content, hidden: hidden.slice(0, 3) });
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

/** Phones in both languages, since they are the tightest. */
const views = [
  { width: 360, lang: 'en' },
  { width: 360, lang: 'ge' },
  { width: 768, lang: 'ge' },
  { width: 1440, lang: 'en' },
] as const;

describe.each(views)('at $width pixels in $lang', ({ width, lang }) => {
  it.each(paths)('nothing shifts on %s, also while one scrolls through it [PERF-2]', async (path) => {
    const { page, open, leave } = await newVisitor({ lang, width });
    await watchShifts(page);
    await open(path);
    await quiet(page);
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
    await leave();
  });
});
