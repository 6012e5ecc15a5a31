import { setTimeout as delay } from 'node:timers/promises';
import { untilRest, type Visitor } from './visitor';

/** What a way from one page to another took: milliseconds from the press to the other heading, requests, bytes. */
export interface Navigated {
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Between the moment a link is hovered or touched and that of its click, milliseconds. */
const INTENT = 100;

/** Presses a link of the page; gives the moment, milliseconds since 1970. */
const press = async ({ page }: Visitor, path: string): Promise<number> => {
  // What a page shows may come when nothing else is under way any more.
  const link = await page.waitForSelector(`a[href="${path}"]`);
  if (!link) throw new Error(`${page.url()} has no link to ${path}`);
  const intent = page.viewport()?.hasTouch === true ? ['pointerover', 'pointerdown'] : ['pointerover'];
  await link.evaluate((element, names) => {
    for (const name of names) element.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  }, intent);
  await delay(INTENT);
  return link.evaluate((element) => {
    const now = performance.timeOrigin + performance.now();
    // After this answer: where a document follows, nothing could be answered any more.
    if (element instanceof HTMLElement) setTimeout(() => element.click(), 0);
    return now;
  });
};

/** Waits until the page shows another heading than before and has drawn it; gives the moment. */
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

/** Goes to another page by its link: in place where scripts run, by a new document where not. */
export const navigate = async (visitor: Visitor, path: string, hasScripts: boolean): Promise<Navigated> => {
  const { page, requests, notes } = visitor;
  requests.forget();
  const before = await headingOf(visitor);
  const arrival = hasScripts
    ? otherHeading(visitor, before)
    : page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  // Together: where the press fails, the wait that ends with its page is nobody's rejection.
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
