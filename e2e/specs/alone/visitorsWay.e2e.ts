import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoundingBox, Page } from 'puppeteer';
import { home } from '../../pages/home';
import { waitForAddress, isSameDocument, layout, markDocument } from '../../pages/layout';
import { textsOf } from '../../pages/texts';
import { drag, disconnect, newVisitor, saveDownloadsIn, waitForDownloads, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';

jest.setTimeout(180_000);
afterAll(disconnect);

/** The actions of a visitor: by mouse and keyboard on a wide screen, or by touch on a phone. */
interface VisitorActions {
  readonly press: (selector: string) => Promise<void>;
  readonly fullScreen: () => Promise<void>;
  readonly nextPicture: () => Promise<void>;
  readonly leaveFullScreen: () => Promise<void>;
}

const gallery = '[data-slot="marketplace/car"] section:has(> ul)';
const shownPicture = (page: Page): Promise<string> =>
  page.$eval(`${gallery} output`, (output) => /\d+/.exec(output.textContent)?.[0] ?? '');
const lightbox = `${layout.dialog} .yarl__container`;

/** Returns the position of the picture that is shown full screen. */
const shownLarge = (page: Page): Promise<string> =>
  page.$eval(`${layout.dialog} .yarl__counter`, (counter) => /\d+/.exec(counter.textContent)?.[0] ?? '');

const waitForLarge = (page: Page, position: string): Promise<void> =>
  until(async () => (await shownLarge(page)) === position);

/** Waits for an element, scrolls it into view, and waits for animations, which would move it away from a press. */
const settle = async (page: Page, selector: string): Promise<void> => {
  await until(async () =>
    (await page.$(selector))?.evaluate((found) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A new rendering of a list may have replaced it.
      return found.isConnected && document.getAnimations().every(({ playState }) => playState !== 'running');
    }),
  );
};

const byMouseAndKeys = (page: Page): VisitorActions => ({
  press: async (selector) => {
    await settle(page, selector);
    await page.click(selector);
  },
  fullScreen: async () => {
    await page.focus(`${gallery} > ul`);
    await page.keyboard.press('ArrowRight');
    await until(async () => (await shownPicture(page)) === '2');
    await page.focus(`${gallery} button:last-of-type`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(lightbox);
    await waitForLarge(page, '2');
  },
  nextPicture: () => page.keyboard.press('ArrowRight'),
  leaveFullScreen: () => page.keyboard.press('Escape'),
});

/** Returns a point near the left or right end of a control in turn, because two taps in one place are a double tap. */
const fingertip = (tapCount: number, { x, y, width, height }: BoundingBox): readonly [number, number] => {
  const inset = Math.min(24, width / 2);
  return [tapCount % 2 === 0 ? x + inset : x + width - inset, y + height / 2];
};

const byTouch = (page: Page, closeLabel: string): VisitorActions => {
  let taps = 0;
  const press = async (selector: string): Promise<void> => {
    await settle(page, selector);
    const found: { box?: BoundingBox | null | undefined } = {};
    // A new rendering of a list may replace the element, which then has no box.
    await until(async () => {
      found.box = await (await page.$(selector))?.boundingBox();
      return Boolean(found.box);
    });
    const { box } = found;
    if (!box) throw new Error(`${selector} has no box on the screen`);
    taps += 1;
    await page.touchscreen.tap(...fingertip(taps, box));
  };
  return {
    press,
    fullScreen: async () => {
      await press(`${gallery} > ul > li:first-child a`);
      await page.waitForSelector(lightbox);
      await waitForLarge(page, '1');
    },
    nextPicture: () => drag(page, 400, [300, 260, 220, 180, 140, 120, 110]),
    leaveFullScreen: () => press(`${layout.dialog} button[aria-label="${closeLabel}"]`),
  };
};

const visits = [
  { name: 'in English and dollars on a wide screen', lang: 'en', currency: 'USD', width: 1440, amount: /\$[\d,]+/ },
  { name: 'in Georgian and lari on a phone, by touch', lang: 'ge', currency: 'GEL', width: 360, amount: /[\d\s]+₾/ },
] as const;

describe.each(visits)('a whole visit $name', ({ lang, currency, width, amount }) => {
  const isPhone = width < 769;
  const texts = textsOf('mf-marketplace', lang);
  const textFor = (key: string): string => texts.get(key) ?? key;
  const folder = mkdtempSync(join(tmpdir(), 'caravan-way-'));
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await newVisitor({ lang, currency, width });
    if (isPhone) await visitor.page.setViewport({ width, height: 780, hasTouch: true, isMobile: true });
    await saveDownloadsIn(visitor, folder);
  });

  afterAll(async () => {
    await visitor.leave();
    rmSync(folder, { recursive: true });
  });

  /** Goes to a page by the menu. */
  const goTo = async (actions: VisitorActions, address: string): Promise<void> => {
    const { page } = visitor;
    if (isPhone) await actions.press(layout.menuButton);
    await actions.press(`${isPhone ? layout.dialog : layout.sideMenu} a[href="${address}"]`);
    await waitForAddress(page, address.replace(/#.*/, ''));
    await until(() => page.evaluate(() => document.querySelector('dialog[open]') === null));
  };

  it('goes from the first look at a car to a price request, a prize and a download', async () => {
    const { page, open, consoleMessages } = visitor;
    const actions = isPhone ? byTouch(page, textFor('gallery.close')) : byMouseAndKeys(page);
    const textOf = (selector: string): Promise<string> => page.$eval(selector, ({ textContent }) => textContent);
    const slot = (name: string): string => `[data-slot="marketplace/${name}"]`;

    const listed = (): Promise<unknown> =>
      until(() =>
        page.evaluate(
          (cars) =>
            document.querySelector(`${cars} [aria-busy="true"]`) === null &&
            [...document.querySelectorAll(`${cars} li:has(a[href^="/car/model/detail/"]) h3`)].every(
              ({ textContent }) => textContent.includes('BYD'),
            ),
          home.lists.cars,
        ),
      );

    // Searches and sorts the catalogue.
    await open('/home');
    await markDocument(page);
    await actions.press('main input[type="search"]');
    await page.keyboard.type('BYD');
    await page.keyboard.press('Enter');
    await waitForAddress(page, '/cars?keyword=BYD');
    await listed();
    const sort = `${home.lists.cars} select[name="sort"]`;
    await page.waitForSelector(sort);
    await page.select(sort, 'priceAsc');
    await waitForAddress(page, '/cars?keyword=BYD&sort=priceAsc');
    await listed();

    // Looks at a car, with its pictures full screen.
    await actions.press(`${home.lists.cars} h3 a`);
    await until(() => page.evaluate(() => location.pathname.startsWith('/car/model/detail/')));
    await page.waitForSelector(`${slot('car')} article h1`);
    expect(await textOf(`${slot('car')} h1`)).toContain('BYD');
    expect(await textOf(slot('car'))).toMatch(amount);
    expect(await textOf(slot('car'))).toContain(textFor('delivery'));
    await actions.fullScreen();
    const first = await shownLarge(page);
    await actions.nextPicture();
    await waitForLarge(page, String(Number(first) + 1));
    await actions.leaveFullScreen();
    await until(() => page.evaluate(() => document.querySelector('dialog[open]') === null));
    expect(await shownPicture(page)).toBe(String(Number(first) + 1));

    // Watches a vehicle and requests its price, then watches another one.
    await goTo(actions, '/vehicles');
    await actions.press(`${home.lists.vehicles} h3 a`);
    await until(() => page.evaluate(() => location.pathname.startsWith('/detail/')));
    await page.waitForSelector(`${slot('vehicle')} form`);
    const heading = await textOf(`${slot('vehicle')} h1`);
    const watch = `${slot('vehicle')} header button[aria-pressed], ${slot('vehicle')} button[aria-pressed]:has(svg.lucide-heart)`;
    await actions.press(watch);
    await page.waitForSelector(`${slot('vehicle')} button[aria-pressed="true"]`);
    const entries = {
      price: '8000',
      name: 'Nino Beridze',
      companyName: 'Rioni Motors',
      email: `way-${lang}-${Date.now()}@example.com`,
      telephone: `+995 555 ${String(Date.now()).slice(-6)}`,
    };
    for (const [name, value] of Object.entries(entries)) {
      await actions.press(`${slot('vehicle')} input[name="${name}"]`);
      await page.keyboard.type(value);
    }
    await actions.press(`${slot('vehicle')} label:has(input[name="star"][value="4"])`);
    await actions.press(`${slot('vehicle')} form button[type="submit"]`);
    await until(() =>
      page.evaluate((sent) => document.body.innerText.includes(sent), textFor('vehiclePage.request.sent')),
    );
    await actions.press(`${slot('vehicle')} ul li h3 a[href^="/detail/"]`);
    await until(() =>
      page.evaluate(
        (selector, known) => {
          const title = document.querySelector(`${selector} h1`)?.textContent;
          return title !== undefined && title !== known && document.querySelector(`${selector} form`) !== null;
        },
        slot('vehicle'),
        heading,
      ),
    );
    await page.waitForSelector(`${slot('vehicle')} button[aria-pressed="false"]`);
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/vehicleFinder/watch')),
      actions.press(watch),
    ]);
    await page.waitForSelector(`${slot('vehicle')} button[aria-pressed="true"]`);

    // Compares both on the watch list.
    await goTo(actions, '/watch-list');
    const watchedCards = `${slot('watch-list')} li:has(a[href^="/detail/"])`;
    await until(() => page.evaluate((selector) => document.querySelectorAll(selector).length === 2, watchedCards));
    for (const position of [1, 2]) await actions.press(`${watchedCards}:nth-of-type(${position}) label`);
    await actions.press(`${slot('watch-list')} a[href*="compare="]`);
    await page.waitForSelector(`${slot('watch-list')} table tbody`);
    const heads = await page.$$eval(`${slot('watch-list')} table thead a`, (links) =>
      links.map((link) => link.textContent),
    );
    expect(heads).toHaveLength(2);
    expect(heads).toContain(heading);

    // Enters the prize draw, whose form has the values of the price request.
    await goTo(actions, '/prize');
    await actions.press(`${slot('prize')} button[type="submit"]`);
    const wonHeading = `${slot('prize')} h3[tabindex]`;
    await page.waitForSelector(wonHeading);
    expect(await textOf(wonHeading)).toContain(textFor('prize.won'));
    expect(await textOf(wonHeading)).toMatch(amount);

    // Downloads a file. The API makes PDFs at the first request. On a busy machine that takes longer than the timeout of a call.
    const list = `${readSetting().origin}/download?lang=${lang}`;
    await until(async () => (await (await fetch(list)).text()).includes('href="/media/downloads/'));
    await goTo(actions, '/download');
    await actions.press(`${slot('downloads')} a[href^="/media/downloads/"]`);
    await page.waitForSelector(layout.dialog);
    // The second button confirms.
    await actions.press(`${layout.dialog} button + button:not([aria-label])`);
    await until(() =>
      page.evaluate((doneText) => document.body.innerText.includes(doneText), textFor('downloads.done')),
    );
    await waitForDownloads(folder);

    expect(await isSameDocument(page)).toBe(true);
    expect(consoleMessages).toEqual([]);
  });
});
