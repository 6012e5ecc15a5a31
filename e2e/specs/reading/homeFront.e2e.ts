import { home } from '../../pages/home';
import { until } from '../../support/until';
import { useVisitors, type Visitor } from '../../support/browser';

const visit = useVisitors();
let visitor: Visitor;

it('begins with search, brands, budget and both lists in the first screen of a desktop', async () => {
  visitor = await visit();
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
  visitor = await visit({ width: 360, lang: 'ge' });
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

  it.each([
    [768, /-mobile\.svg$/],
    [769, /-desktop\.svg$/],
  ])('have their own pictures at %i pixels [HOME-1]', async (width, picture) => {
    visitor = await visit({ width });
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
