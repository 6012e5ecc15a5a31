import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { waitForToast } from '../../pages/account';
import { layout, waitForAddress } from '../../pages/layout';
import { textOf } from '../../pages/named';
import {
  drag,
  saveDownloadsIn,
  setUpVisitors,
  type Visitor,
  waitForDownloads,
  whenHydrated,
  whenNetworkIdle,
} from '../../support/browser';
import { readSetting } from '../../support/site';
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

/** Clicks one of the two links below the picture. */
const pressAction = (page: Page, key: 'share' | 'download'): Promise<unknown> =>
  page.$$eval(
    'main a',
    (links, text) => links.find((link) => link.textContent === text)?.click(),
    textOf('mf-colour-viewer', 'en', `takeAway.${key}`),
  );

/** Returns the mean difference of two pictures at 120 × 75 pixels, from 0 to 255. */
const difference = (page: Page, first: string, second: string): Promise<number> =>
  page.evaluate(
    async (...sources) => {
      const pixels = async (src: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const drawing = new OffscreenCanvas(120, 75).getContext('2d');
        if (!drawing) throw new Error('the browser has no 2D canvas');
        drawing.drawImage(image, 0, 0, 120, 75);
        return drawing.getImageData(0, 0, 120, 75).data;
      };
      const [a, b] = await Promise.all(sources.map(pixels));
      if (!a || !b) return Number.NaN;
      return a.reduce((total, value, index) => total + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
    },
    first,
    second,
  );

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

  it('copies the address of a colour and saves its picture [COL-7]', async () => {
    visitor = await visit();
    const { page, context, open } = visitor;
    const { origin } = readSetting();
    await context.overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    const folder = createTemporaryFolder();
    await saveDownloadsIn(visitor, folder);
    await open('/car/Signal%20Red?view=back');
    expect(await page.$(layout.sideMenu)).toBeNull();
    await pressAction(page, 'share');
    await waitForToast(page, textOf('mf-colour-viewer', 'en', 'takeAway.copied'));
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    await pressAction(page, 'download');
    expect(await waitForDownloads(folder)).toEqual(['xiaomi-su7-signal-red-back.png']);
    const file = readFileSync(join(folder, 'xiaomi-su7-signal-red-back.png'));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2400, 1500]);

    const otherPage = await context.newPage();
    await otherPage.goto(clipboardText);
    await whenHydrated(otherPage);
    expect(new URL(clipboardText).pathname + new URL(clipboardText).search).toBe('/car/Signal%20Red?view=back');
    expect(await otherPage.$eval('main [aria-live] h2', ({ textContent }) => textContent)).toBe('Signal Red');
    expect(await otherPage.$(layout.sideMenu)).toBeNull();
    const saved = `data:image/png;base64,${file.toString('base64')}`;
    const pictureOf = (paint: string, view: string): string => `/media/cars/xiaomi-su7/${paint}/${view}.svg`;
    expect(await difference(otherPage, saved, pictureOf('signal-red', 'back'))).toBeLessThan(2);
    expect(await difference(otherPage, saved, pictureOf('matte-black', 'back'))).toBeGreaterThan(4);

    // The picture of a comparison shows both colours, divided at the line.
    await page.bringToFront();
    await open('/car/Matte%20Black?view=back&with=Signal%20Red');
    await pressAction(page, 'download');
    const fileName = 'xiaomi-su7-signal-red-matte-black-back-50.png';
    expect(await waitForDownloads(folder, 2)).toContain(fileName);
    const compared = `data:image/png;base64,${readFileSync(join(folder, fileName)).toString('base64')}`;
    const distances = [];
    for (const paint of ['signal-red', 'matte-black'])
      distances.push(await difference(otherPage, compared, pictureOf(paint, 'back')));
    for (const distance of distances) expect(distance).toBeGreaterThan(1.5);
    expect(Math.abs((distances[0] ?? 0) - (distances[1] ?? 99))).toBeLessThan(2);
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
