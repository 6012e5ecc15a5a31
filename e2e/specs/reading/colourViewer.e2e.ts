import type { HTTPRequest } from 'puppeteer';
import { waitForAddress } from '../../pages/layout';
import { drag, setUpVisitors, type Visitor, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();
let visitor: Visitor;

interface Choice {
  readonly name: string;
  readonly href: string;
}

/** Returns the colours of the model, in order. */
const choices = (): Promise<Choice[]> =>
  visitor.page.$$eval('[role="tabpanel"] [role="radiogroup"]:nth-of-type(2) a', (links) =>
    links.map((link) => ({ name: link.textContent.trim(), href: link.getAttribute('href') ?? '' })),
  );

const choose = async (href: string): Promise<void> => {
  await visitor.page.$eval(`main a[href="${href}"]`, (link) => link instanceof HTMLElement && link.click());
  await waitForAddress(visitor.page, href);
  // The address changes before the content does.
  await visitor.page.waitForSelector(`main a[href="${href}"]:is([aria-checked="true"], [aria-selected="true"])`);
};

describe('the colour viewer', () => {
  const whenPlateNames = (name: string): Promise<unknown> =>
    until(() =>
      visitor.page.evaluate(
        (expectedName) => document.querySelector('main [aria-live] h2')?.textContent === expectedName,
        name,
      ),
    );

  it('keeps a picture until the next one is loaded [COL-6]', async () => {
    visitor = await visit({ allowsConsoleMessages: true });
    const { page, open, consoleMessages } = visitor;
    const fetched: string[] = [];
    const heldRequests: HTTPRequest[] = [];
    let delayedPath = 'nothing';
    let brokenPath = 'nothing';
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/cars/')) fetched.push(pathname);
      if (pathname.includes(delayedPath)) heldRequests.push(request);
      else if (pathname.includes(brokenPath)) void request.abort();
      else void request.continue();
    });
    await open('/car');
    await whenNetworkIdle(page);
    const colours = await choices();
    /** Waits until a colour's picture is shown. Returns its address. */
    const whenPictureShown = async (name: string): Promise<string> => {
      let src = '';
      await until(async () => {
        src = await page.evaluate((expectedName) => {
          const shown = [...document.querySelectorAll<HTMLImageElement>('main img[alt]')].find(
            (image) =>
              image.alt.includes(expectedName) &&
              image.complete &&
              image.naturalWidth > 0 &&
              getComputedStyle(image).opacity === '1',
          );
          return shown?.getAttribute('src') ?? '';
        }, name);
        return src !== '';
      });
      return src;
    };

    const slugOf = ({ name }: Choice): string => name.toLowerCase().replaceAll(' ', '-');
    const shown = await page.$$eval('main img', (images) => images.map((image) => image.getAttribute('src') ?? ''));
    const isShown = (colour: Choice): boolean => shown.some((src) => src.includes(`/${slugOf(colour)}/`));
    const next = colours.findIndex((colour, index) => index > 0 && !isShown(colour));
    await choose(colours[next - 1]?.href ?? '');
    await whenPictureShown(colours[next - 1]?.name ?? '');
    await whenNetworkIdle(page);
    const before = [...fetched];
    await choose(colours[next]?.href ?? '');
    expect(before).toContain(await whenPictureShown(colours[next]?.name ?? ''));
    expect(consoleMessages).toEqual([]);

    const unseen = colours.filter((colour) => !fetched.some((path) => path.includes(`/${slugOf(colour)}/`)));
    const [slow, failing] = [unseen[0], unseen.at(-1)];
    if (!slow || !failing) throw new Error('every colour has been fetched already');
    delayedPath = slugOf(slow);
    await choose(slow.href);
    await whenPlateNames(slow.name);
    await whenPictureShown(colours[next]?.name ?? '');
    delayedPath = 'nothing';
    for (const request of heldRequests) void request.continue();
    await whenPictureShown(slow.name);

    brokenPath = slugOf(failing);
    await choose(failing.href);
    await page.waitForSelector(`main [role="img"][aria-label*="${failing.name}"]`);
    expect(consoleMessages.join('\n')).toContain(`picture failed to load: /media/cars/xiaomi-su7/${brokenPath}`);
  });
});

describe('two colours side by side', () => {
  it('are divided by a line that pointer, finger and keys move', async () => {
    visitor = await visit();
    const { page, open } = visitor;
    await page.setViewport({ width: 320, height: 700, hasTouch: true });
    await open('/car/Tangerine?with=Signal%20Red');
    const range = await page.waitForSelector('main input[type="range"]');
    const box = await page.$eval('main div:has(> input[type="range"])', (frame) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      return { left, width, middle: top + height / 2 };
    });
    const x = (share: number): number => box.left + box.width * share;
    /** Returns the value of the slider and its text, and where the left picture ends, in per cent. */
    const sliderState = (): Promise<readonly string[]> =>
      page.$eval('main div:has(> input[type="range"])', (frame) => [
        frame.querySelector('input')?.value ?? '',
        frame.querySelector('input')?.getAttribute('aria-valuetext') ?? '',
        getComputedStyle(frame).getPropertyValue('--at'),
      ]);
    const whenMovedTo = (value: number): Promise<void> =>
      until(async () => Math.abs(Number((await sliderState())[0]) - value) <= 1);
    await page.mouse.move(x(0.5), box.middle);
    await page.mouse.down();
    await page.mouse.move(x(0.8), box.middle, { steps: 4 });
    await page.mouse.up();
    await whenMovedTo(80);
    await drag(page, box.middle, [x(0.8), x(0.6), x(0.4), x(0.2)]);
    await whenMovedTo(20);
    await range?.focus();
    await page.keyboard.press('Home');
    expect(await sliderState()).toEqual(['0', 'Signal Red 0%, Tangerine 100%', '0%']);
    await page.keyboard.press('ArrowRight');
    expect(await sliderState()).toEqual(['1', 'Signal Red 1%, Tangerine 99%', '1%']);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
