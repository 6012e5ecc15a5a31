import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '../../e2e/support/browser';
import { sumOfBytes } from './visit';
import { waitUntilIdle, type Visitor } from './visitor';

export interface NavigationFigures {
  /** Milliseconds from the click to the next page's heading. */
  readonly timeMs: number;
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds from Back to the previous page's heading. Absent without scripts. */
  readonly backMs?: number;
}

type Link = NonNullable<Awaited<ReturnType<Page['$']>>>;

/** Milliseconds that a link is in view before it is hovered or touched. */
const IN_VIEW_MS = 200;
/** Milliseconds from the hover or touch to the click. */
const INTENT_MS = 100;

/** Returns a link to a page. Prefers a visible one. */
const linkTo = async ({ page }: Visitor, path: string): Promise<Link> => {
  const selector = `a[href="${path}"]`;
  // The link may be rendered after the last request.
  const first = await page.waitForSelector(selector);
  for (const link of await page.$$(selector)) if (await link.isVisible()) return link;
  if (!first) throw new Error(`${page.url()} has no link to ${path}`);
  return first;
};

/** Clicks a link of the page. Returns the time in Unix milliseconds. */
const clickLink = async (visitor: Visitor, path: string): Promise<number> => {
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

/** Goes back in the history. Returns the time in Unix milliseconds. */
const stepBack = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const now = performance.timeOrigin + performance.now();
    setTimeout(() => history.back(), 0);
    return now;
  });

/**
 * Waits until the page has painted another heading. Returns the time of the paint in Unix milliseconds. Uses a performance entry, because
 * a timer would run after the tasks that render the rest of the page.
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
        // Keeps observing, because the page may replace its placeholder before the first paint. Observes `style`, because previous pages
        // stay in the document, hidden.
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
  await waitUntilIdle(visitor, { withPreloads: true });
  return arrivedAt - steppedAt;
};

/**
 * Goes to another page by its link. With scripts the page opens within the document, without them in a new one. First waits for the code
 * of linked pages.
 */
export const navigate = async (visitor: Visitor, path: string): Promise<NavigationFigures> => {
  const { page, hasScripts, requests, measurements } = visitor;
  await waitUntilIdle(visitor, { withPreloads: true });
  requests.forget();
  const before = await headingOf(visitor);
  const arrival = hasScripts
    ? waitForOtherHeading(visitor, before)
    : page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  // Both in one `Promise.all`, so that a failed click leaves no unhandled rejection.
  const [arrivedAt, clickedAt] = await Promise.all([arrival, clickLink(visitor, path)]);
  await waitUntilIdle(visitor);
  const all = requests.withoutPreloads();
  const findPaintTime = async (): Promise<number> =>
    (await page.evaluate(() => performance.timeOrigin)) + (await measurements()).firstPaint;
  const measured = {
    timeMs: (typeof arrivedAt === 'number' ? arrivedAt : await findPaintTime()) - clickedAt,
    requests: all.length,
    bytes: sumOfBytes(all),
  };
  return hasScripts ? { ...measured, backMs: await measureBack(visitor) } : measured;
};
