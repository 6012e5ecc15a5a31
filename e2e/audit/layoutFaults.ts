import type { Page } from 'puppeteer';
import { until } from '../support/until';

/** Widths in pixels: both sides of each breakpoint and the smallest and largest supported width. */
export const everyStep = [320, 480, 481, 600, 768, 769, 1023, 1024, 1440, 1920];

/** Returns the names of controls that overlap, in pairs. Clipped parts do not count. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const clipped = (box: DOMRect, frames: readonly Element[]): DOMRect =>
      frames.reduce((remaining, frame) => {
        const { left, top, right, bottom } = frame.getBoundingClientRect();
        const x = Math.max(remaining.left, left);
        const y = Math.max(remaining.top, top);
        return new DOMRect(
          x,
          y,
          Math.max(0, Math.min(remaining.right, right) - x),
          Math.max(0, Math.min(remaining.bottom, bottom) - y),
        );
      }, box);
    // Caches styles, because controls share most of their ancestors.
    const cachedTraits = new Map<Element, { readonly isClipping: boolean; readonly isBar: boolean }>();
    const traitsOf = (element: Element) => {
      const known = cachedTraits.get(element);
      if (known) return known;
      const { position, bottom, overflowX } = getComputedStyle(element);
      // Content scrolls under a bar at the edge of the screen.
      const isBar = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      const traits = { isClipping: overflowX !== 'visible', isBar };
      cachedTraits.set(element, traits);
      return traits;
    };
    const visibleBoxes = (element: Element): DOMRect[] => {
      const frames = ancestors(element).filter((ancestor) => traitsOf(ancestor).isClipping);
      return [...element.getClientRects()].map((box) => clipped(box, frames));
    };
    const isInBar = (element: Element): boolean => ancestors(element).some((ancestor) => traitsOf(ancestor).isBar);
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
        region: element.closest('header, main, footer'),
        boxes: visibleBoxes(element).filter(({ width, height }) => width > 2 && height > 2),
      }));
    const isOverlapping = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const isNested = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
    const name = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return shown.flatMap(({ element, region, boxes }, index) =>
      shown
        .slice(index + 1)
        .filter((other) => other.region === region)
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => isOverlapping(box, otherBox))))
        .filter((other) => !isNested(element, other.element))
        .map((other) => `${name(element)} | ${name(other.element)}`),
    );
  });

/** Returns the Georgian words that are broken at the end of a line without a soft hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = ({ parentElement: element }: Node): boolean =>
      element !== null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Text for screen readers only is one pixel wide.
      element.getBoundingClientRect().width > 2;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const words = [...(currentNode.nodeValue ?? '').matchAll(/[ა-ჿ]{2,}/g)];
      if (words.length === 0 || !isSeen(currentNode)) continue;
      for (const { index, 0: word, input } of words) {
        const range = document.createRange();
        // The box of a letter after a soft hyphen includes the hyphen at the end of the line above.
        range.setStart(currentNode, input[index - 1] === '\u00AD' ? index + 1 : index);
        range.setEnd(currentNode, index + word.length);
        const lines = [...range.getClientRects()];
        if (lines.some(({ top }) => lines.some(({ bottom }) => top >= bottom - 1)))
          found.push(`${word} (${(currentNode.nodeValue ?? '').slice(0, 60)})`);
      }
    }
    return [...new Set(found)];
  });

/** Sets the width of the window and waits until the page has it. */
export const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewport({ width, height: 900 });
  await until(() => page.evaluate((expectedWidth) => innerWidth === expectedWidth, width));
};

/** Returns content wider than the window, overlapping controls and broken words. */
export const layoutFaults = async (page: Page, width: number): Promise<string[]> => {
  const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  const wider = content > width ? [`${width} px: the content is ${content} px wide`] : [];
  return [
    ...wider,
    ...(await overlaps(page)).slice(0, 3).map((pair) => `${width} px: ${pair}`),
    ...(await brokenWords(page)).map((word) => `${width} px: ${word} is broken without a hyphen`),
  ];
};

/** Returns the faults at every width of `everyStep`. The window then has the narrowest, at which axe checks next. */
export const faultsOfEveryStep = async (page: Page): Promise<string[]> => {
  // Painting each width would take a third of the CPU time. Boxes are the same.
  await page.evaluate(() => document.body.style.setProperty('clip-path', 'inset(100%)'));
  const faults: string[] = [];
  for (const width of everyStep.toReversed()) {
    await resize(page, width);
    faults.push(...(await layoutFaults(page, width)));
  }
  await page.evaluate(() => document.body.style.removeProperty('clip-path'));
  return faults;
};
