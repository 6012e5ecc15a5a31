import { setTimeout as delay } from 'node:timers/promises';
import { untilRest, type Visitor } from './visitor';

/** A measured navigation: milliseconds from the press to the other heading, requests and bytes. */
export interface Navigated {
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Milliseconds between the hover or touch of a link and its click. */
const INTENT = 100;

/** Presses a link of the page. Returns the time, milliseconds since 1970. */
const press = async ({ page }: Visitor, path: string): Promise<number> => {
  // The link may be rendered after the last request.
  const link = await page.waitForSelector(`a[href="${path}"]`);
  if (!link) throw new Error(`${page.url()} has no link to ${path}`);
  const intent = page.viewport()?.hasTouch === true ? ['pointerover', 'pointerdown'] : ['pointerover'];
  await link.evaluate((element, names) => {
    for (const name of names) element.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  }, intent);
  await delay(INTENT);
  return link.evaluate((element) => {
    const now = performance.timeOrigin + performance.now();
    // After the return, because a new document would cancel this evaluation.
    if (element instanceof HTMLElement) setTimeout(() => element.click(), 0);
    return now;
  });
};

/** Waits until the page has painted another heading. Returns the time. */
const otherHeading = ({ page }: Visitor, before: string): Promise<number> =>
  page.evaluate(
    (known) =>
      new Promise<number>((resolve) => {
        const look = setInterval(() => {
          const heading = document.querySelector('main h1')?.textContent ?? known;
          if (heading === known) return;
          clearInterval(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now()), 0));
        }, 4);
      }),
    before,
  );

const headingOf = ({ page }: Visitor): Promise<string> => page.$eval('main h1', ({ textContent }) => textContent ?? '');

/** Goes to another page by its link: within the document, or without scripts by a new one. */
export const navigate = async (visitor: Visitor, path: string, hasScripts: boolean): Promise<Navigated> => {
  const { page, requests, notes } = visitor;
  requests.forget();
  const before = await headingOf(visitor);
  const arrival = hasScripts
    ? otherHeading(visitor, before)
    : page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  // Both in one `Promise.all`, so that a failed press leaves no unhandled rejection.
  const [arrived, pressed] = await Promise.all([arrival, press(visitor, path)]);
  await untilRest(visitor, hasScripts);
  const all = requests.all();
  const painted = async (): Promise<number> =>
    (await page.evaluate(() => performance.timeOrigin)) + (await notes()).firstPaint;
  return {
    time: (typeof arrived === 'number' ? arrived : await painted()) - pressed,
    requests: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  };
};
