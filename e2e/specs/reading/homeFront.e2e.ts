import { home } from '../../pages/home';
import { until } from '../../support/until';
import { disconnect, newVisitor, type Visitor } from '../../support/browser';

let visitor: Visitor;

afterEach(() => visitor.leave());
afterAll(disconnect);

/** Links with everything that decides where they lead and how. */
const linksIn = (section: string): Promise<{ href: string; target: string; rel: string }[]> =>
  visitor.page.$$eval(`${section} a`, (links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  );

it('begins with search, brands, budget and both lists in the first screen of a desktop', async () => {
  visitor = await newVisitor();
  const { page, open } = visitor;
  await open('/home');
  for (const part of [
    'input[type="search"]',
    'a[href^="/cars?brand="]',
    'a[href*="price"]',
    'a[href="/cars"]',
    'a[href="/vehicles"]',
  ]) {
    expect(await page.$eval(`main ${part}`, (found) => found.getBoundingClientRect().bottom)).toBeLessThan(900);
  }
});

it('begins on a phone with search and budget, and shows cars within three screens', async () => {
  const height = 740;
  visitor = await newVisitor({ width: 360, lang: 'ge' });
  const { page, open } = visitor;
  await page.setViewport({ width: 360, height, isMobile: true, hasTouch: true });
  await open('/home');
  const bottomOf = (selector: string): Promise<number> =>
    page.$eval(selector, (found) => found.getBoundingClientRect().bottom + scrollY);
  for (const part of ['input[type="search"]', 'a[href*="price"]', 'a[href="/cars"]', 'a[href="/vehicles"]']) {
    expect([part, await bottomOf(`main ${part}`)]).toEqual([part, expect.any(Number)]);
    expect(await bottomOf(`main ${part}`)).toBeLessThan(height);
  }
  expect(await bottomOf(`${home.car} img`)).toBeLessThan(2 * height);
  expect(await bottomOf(`${home.vehicle} img`)).toBeLessThan(3 * height);
  expect(await bottomOf(home.carousel)).toBeGreaterThan(await bottomOf(`${home.vehicle} img`));
});

describe('the promotions', () => {
  /** The path of the picture that is shown, once it has one. */
  const shownPicture = async (): Promise<string> => {
    let path = '';
    await until(async () => {
      path = await visitor.page.$eval(`${home.carousel} .slick-current img`, (picture) =>
        picture instanceof HTMLImageElement && picture.currentSrc ? new URL(picture.currentSrc).pathname : '',
      );
      return path !== '';
    });
    return path;
  };
  const current = (): Promise<number> =>
    visitor.page.$$eval(home.carouselDot, (dots) =>
      dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    );
  const ready = async (): Promise<void> => {
    await visitor.page.$eval(home.carousel, (part) => part.scrollIntoView());
    await visitor.page.waitForSelector(`${home.carousel} .slick-current img`);
    await until(() =>
      visitor.page.evaluate(
        (selector) => document.querySelector(`${selector} [inert] .slick-current`) === null,
        home.carousel,
      ),
    );
  };

  /** Counts the running intervals, so that a test need not wait for the next change of the carousel. */
  const watchClocks = (): Promise<unknown> =>
    visitor.page.evaluateOnNewDocument(() => {
      const running = new Map<unknown, number>();
      const start = window.setInterval.bind(window);
      const stop = window.clearInterval.bind(window);
      Object.assign(window, {
        running,
        setInterval: (work: () => void, milliseconds = 0) => {
          const clock = start(work, milliseconds);
          running.set(clock, milliseconds);
          return clock;
        },
        clearInterval: (clock?: number) => {
          running.delete(clock);
          stop(clock);
        },
      });
    });
  /** Milliseconds of the intervals of a second or more that run now. */
  const clocks = (): Promise<unknown> =>
    visitor.page.evaluate(() =>
      'running' in window && window.running instanceof Map
        ? [...window.running.values()].filter((milliseconds) => Number(milliseconds) >= 1000)
        : 'not watched',
    );

  it('are two, change by time and by dots, rest under the pointer, and open in a new tab [HOME-1]', async () => {
    visitor = await newVisitor();
    const { page, open, consoleMessages } = visitor;
    await watchClocks();
    // Twice: checks of the first page view take as long as a banner stays.
    await open('/home');
    await open('/home');
    await ready();
    expect(await page.$$eval(home.carouselDot, (dots) => dots.length)).toBe(2);
    expect(await clocks()).toEqual([5000]);
    expect(await current()).toBe(0);
    const first = await shownPicture();
    await until(() =>
      page.evaluate(
        (dot) => document.querySelectorAll(dot)[1]?.getAttribute('aria-current') === 'true',
        home.carouselDot,
      ),
    );
    expect(await shownPicture()).not.toBe(first);

    await page.hover(home.carousel);
    // While a change is under way the carousel takes no other.
    await until(async () => {
      await page.click(`${home.carousel} li:first-child button`);
      return (await current()) === 0;
    });
    expect(await shownPicture()).toBe(first);
    // The pointer and the focus are on the carousel now.
    expect(await clocks()).toEqual([]);

    const links = await linksIn(home.carousel);
    expect(new Set(links.map(({ href }) => href)).size).toBe(2);
    for (const { href, target, rel } of links) {
      expect(href).toMatch(/^https:\/\//);
      expect(target).toBe('_blank');
      expect(rel.split(' ')).toContain('noopener');
    }
    expect(consoleMessages).toEqual([]);
  });

  it.each([
    [768, /-mobile\.svg$/],
    [769, /-desktop\.svg$/],
  ])('have their own pictures at %i pixels [HOME-1]', async (width, picture) => {
    visitor = await newVisitor({ width });
    await visitor.open('/home');
    await ready();
    expect(await shownPicture()).toMatch(picture);
    await visitor.page.click(`${home.carousel} li:nth-child(2) button`);
    await until(() =>
      visitor.page.evaluate(
        (dot) => document.querySelectorAll(dot)[1]?.getAttribute('aria-current') === 'true',
        home.carouselDot,
      ),
    );
    expect(await shownPicture()).toMatch(picture);
  });
});
