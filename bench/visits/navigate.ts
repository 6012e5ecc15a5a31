import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '../../e2e/support/browser';
import { waitUntilIdle, type Visitor } from './visitor';

/** A measured navigation: milliseconds from the press to the other heading, requests and bytes. */
export interface NavigationFigures {
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds from the step back to the heading before. Absent without scripts. */
  readonly back?: number;
}

type Link = NonNullable<Awaited<ReturnType<Page['$']>>>;

/** Milliseconds that a link is in view before it is hovered or touched, and from then to its click. */
const IN_VIEW_MS = 200;
const INTENT_MS = 100;

/** Returns a link to a page, a visible one if there is any. */
const linkTo = async ({ page }: Visitor, path: string): Promise<Link> => {
  const selector = `a[href="${path}"]`;
  // The link may be rendered after the last request.
  const first = await page.waitForSelector(selector);
  for (const link of await page.$$(selector)) if (await link.isVisible()) return link;
  if (!first) throw new Error(`${page.url()} has no link to ${path}`);
  return first;
};

/** Presses a link of the page. Returns the time, milliseconds since 1970. */
const pressLink = async (visitor: Visitor, path: string): Promise<number> => {
  const link = await linkTo(visitor, path);
  await link.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await delay(IN_VIEW_MS);
  const intent = visitor.page.viewport()?.hasTouch === true ? ['pointerover', 'pointerdown'] : ['pointerover'];
  await link.evaluate((element, names) => {
    for (const name of names) element.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  }, intent);
  await delay(INTENT_MS);
  return link.evaluate((element) => {
    const now = performance.timeOrigin + performance.now();
    // After the return, because a new document would cancel this evaluation.
    if (element instanceof HTMLElement) setTimeout(() => element.click(), 0);
    return now;
  });
};

/** Steps back in the history. Returns the time. */
const stepBack = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const now = performance.timeOrigin + performance.now();
    setTimeout(() => history.back(), 0);
    return now;
  });

/**
 * Waits until the page has painted another heading. Returns the time of the paint, milliseconds since 1970. A timer would wait for the
 * tasks that render the rest of the page.
 */
const waitForOtherHeading = ({ page }: Visitor, before: string): Promise<number> =>
  page.evaluate(
    (headingBefore) =>
      new Promise<number>((resolve) => {
        const changes = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (heading && heading.textContent !== headingBefore) heading.setAttribute('elementtiming', 'heading');
        });
        const paints = new PerformanceObserver((list) => {
          const paint = list.getEntries().find(({ name }) => name === 'text-paint');
          if (!paint) return;
          for (const observer of [changes, paints]) observer.disconnect();
          resolve(performance.timeOrigin + paint.startTime);
        });
        paints.observe({ type: 'element' });
        // The page may take the place of its placeholder before the first paint, so the heading can change again.
        // Attributes too, because a page that was left is only hidden.
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['style'],
        });
      }),
    before,
  );

const headingOf = ({ page }: Visitor): Promise<string> => page.$eval('main h1', ({ textContent }) => textContent ?? '');

/** Measures a step back within the document, and steps forward again. */
const measureBack = async (visitor: Visitor): Promise<number> => {
  const before = await headingOf(visitor);
  const [arrivedAt, steppedAt] = await Promise.all([waitForOtherHeading(visitor, before), stepBack(visitor)]);
  const headingAfter = await headingOf(visitor);
  await Promise.all([
    waitForOtherHeading(visitor, headingAfter),
    visitor.page.evaluate(() => setTimeout(() => history.forward(), 0)),
  ]);
  await waitUntilIdle(visitor, true, { withAhead: true });
  return arrivedAt - steppedAt;
};

/**
 * Goes to another page by its link: within the document, or without scripts by a new one. Begins once the code of pages that links
 * lead to is loaded.
 */
export const navigate = async (visitor: Visitor, path: string, hasScripts: boolean): Promise<NavigationFigures> => {
  const { page, requests, notes } = visitor;
  await waitUntilIdle(visitor, hasScripts, { withAhead: true });
  requests.forget();
  const before = await headingOf(visitor);
  const arrival = hasScripts
    ? waitForOtherHeading(visitor, before)
    : page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  // Both in one `Promise.all`, so that a failed press leaves no unhandled rejection.
  const [arrivedAt, pressedAt] = await Promise.all([arrival, pressLink(visitor, path)]);
  await waitUntilIdle(visitor, hasScripts);
  const all = requests.all();
  const findPaintTime = async (): Promise<number> =>
    (await page.evaluate(() => performance.timeOrigin)) + (await notes()).firstPaint;
  const measured = {
    time: (typeof arrivedAt === 'number' ? arrivedAt : await findPaintTime()) - pressedAt,
    requests: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  };
  return hasScripts ? { ...measured, back: await measureBack(visitor) } : measured;
};
