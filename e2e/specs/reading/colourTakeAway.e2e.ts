import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import type { Page } from 'puppeteer';
import { waitForToast } from '../../pages/account';
import { layout } from '../../pages/layout';
import { textsOf } from '../../pages/texts';
import { waitForDownloads, saveDownloadsIn, setUpVisitors, type Visitor, whenHydrated } from '../../support/browser';
import { readSetting } from '../../support/site';

const folder = createTemporaryFolder();
const visit = setUpVisitors();
let visitor: Visitor;

const textFor = (key: string): string => textsOf('mf-colour-viewer', 'en').get(`takeAway.${key}`) ?? key;

/** Clicks one of the two links below the picture. */
const pressAction = (page: Page, key: 'share' | 'download'): Promise<unknown> =>
  page.$$eval('main a', (links, text) => links.find((link) => link.textContent === text)?.click(), textFor(key));

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
  it('copies the address of a colour and saves its picture [COL-7]', async () => {
    visitor = await visit();
    const { page, context, open } = visitor;
    const { origin } = readSetting();
    await context.overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await saveDownloadsIn(visitor, folder);
    await open('/car/Signal%20Red?view=back');
    expect(await page.$(layout.sideMenu)).toBeNull();
    await pressAction(page, 'share');
    await waitForToast(page, textFor('copied'));
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
