import type { Page } from 'puppeteer';
import { until } from '../support/until';

/** Selectors of the home page. */
export const home = {
  carousel: '[aria-roledescription]',
  carouselDot: '[aria-roledescription] button[aria-current]',
  front: 'section:has(#front-title)',
  insights: '[data-slot="statistics/DataInsights"]',
  catalogue: '#Catalogue',
  car: '#Catalogue li:has(a[href^="/car/model/detail/"])',
  finder: '#VehicleFinder',
  vehicle: '#VehicleFinder li:has(a[href^="/detail/"])',
  lists: { cars: '[data-slot="marketplace/cars"]', vehicles: '[data-slot="marketplace/vehicles"]' },
  failure: 'div[role="alert"]:has(button)',
} as const;

/** Returns the addresses of the cars or vehicles in a list. */
export const names = (page: Page, items: string): Promise<string[]> =>
  page.$$eval(`${items} h3 a`, (links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Clicks a link in a section and waits until it shows another list. */
export const follow = async (page: Page, section: string, items: string, href: string): Promise<void> => {
  const before = (await names(page, items)).join();
  // The pagination is a lazy part.
  const target = await page.waitForSelector(`${section} a[href="${href}"]`);
  await target?.evaluate((found) => found instanceof HTMLElement && found.click());
  await until(() =>
    page.evaluate(
      (selector, known) =>
        [...document.querySelectorAll(`${selector} h3 a`)].map((link) => link.getAttribute('href')).join() !== known,
      items,
      before,
    ),
  );
};

/** Stops the intervals of five seconds that change the banners, in later documents. Returns a function that runs them once. */
export const pauseBanners = async (page: Page): Promise<() => Promise<unknown>> => {
  await page.evaluateOnNewDocument(() => {
    const originalSetInterval = setInterval;
    const heldIntervals = new Map<number, () => void>();
    let nextId = -1;
    const heldSetInterval = (run: () => void, delay: number): unknown => {
      if (delay !== 5000) return originalSetInterval(run, delay);
      heldIntervals.set(nextId, run);
      return nextId--;
    };
    const originalClearInterval = clearInterval;
    Object.assign(window, {
      setInterval: heldSetInterval,
      clearInterval: (id: number) => heldIntervals.delete(id) || originalClearInterval(id),
      passFiveSeconds: () => heldIntervals.forEach((run) => run()),
      isWaiting: () => heldIntervals.size > 0,
    });
  });
  return () => page.evaluate('passFiveSeconds()');
};
