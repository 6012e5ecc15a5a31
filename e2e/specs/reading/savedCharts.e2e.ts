import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import {
  accessibilityLines,
  waitForDownloads,
  saveDownloadsIn,
  setUpVisitors,
  type Visitor,
  walkTo,
} from '../../support/browser';

const visit = setUpVisitors();
let visitor: Visitor;
let folder: string;

beforeEach(async () => {
  visitor = await visit();
  folder = createTemporaryFolder();
  await saveDownloadsIn(visitor, folder);
});

/** Opens the menu of a page's first chart and chooses its entry at an index, by keyboard. */
const save = async (index: number): Promise<void> => {
  const { page } = visitor;
  await page.focus('figure figcaption summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('figure details[open] button');
  for (let step = 0; step <= index; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

const readDownload = async (count: number, ending: string): Promise<Buffer> => {
  const names = await waitForDownloads(folder, count);
  return readFileSync(join(folder, names.find((name) => name.endsWith(ending)) ?? ''));
};

/** Counts the pixels of a picture's title that differ from its background. */
const countTitlePixels = (png: Buffer): Promise<number> =>
  visitor.page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const [width, height] = [image.width, 160];
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 60, width, height, 0, 0, width, height);
    const { data = [] } = canvas?.getImageData(0, 0, width, height) ?? {};
    const pixels = Array.from({ length: width * height }, (_, index) => `${data[4 * index]} ${data[4 * index + 1]}`);
    return pixels.filter((pixel) => pixel !== pixels[0]).length;
  }, png.toString('base64'));

describe('a chart', () => {
  it('shows its formats and its table by keyboard and to screen readers [SAL-5]', async () => {
    const { page, open } = visitor;
    await open('/sales/list');
    const accessibilityTree = async (): Promise<string[]> => accessibilityLines(page, await page.$('figure'));
    expect(await accessibilityTree()).not.toContain('table Used cars: sold by week, Georgia');
    await page.focus('figure figcaption summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('figure details[open] button');
    expect(await accessibilityTree()).toEqual(
      expect.arrayContaining(['button Picture (PNG)', 'button Drawing (SVG)', 'button Figures (CSV)']),
    );
    await page.keyboard.press('Escape');
    await page.focus('figure [role="slider"]');
    await walkTo(page, 'figure > div > details > summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('figure > div > details[open] table');
    const lines = await accessibilityTree();
    expect(lines).toContain('table Used cars: sold by week, Georgia');
    expect(lines.filter((line) => /^row( |$)/.test(line))).toHaveLength(27);
  });

  it('is saved as PNG, as a complete SVG and as a spreadsheet [SAL-5]', async () => {
    await visitor.open('/sales/list?lang=ge');
    await save(0);
    const png = await readDownload(1, '.png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The width of the picture in its header.
    expect(png.readUInt32BE(16)).toBe(2400);
    expect(png.length).toBeGreaterThan(30_000);
    expect(await countTitlePixels(png)).toBeGreaterThan(2000);
    await save(1);
    const svg = (await readDownload(2, '.svg')).toString();
    expect(svg.match(/data:font\/woff2;base64,/g)?.length).toBe(4);
    expect(svg).not.toMatch(/var\(|currentColor/);
    expect(svg).toMatch(/[ა-ჰ]{4}/);
    await save(2);
    const csv = (await readDownload(3, '.csv')).toString();
    expect(csv).toMatch(/^\u{FEFF}[^\n]+;[^\n]+\r\n\d{4}-\d\d-\d\d;\d+;\d*\r\n/u);
  });
});

describe('the sales overview', () => {
  it('has twenty rows in both lists, of 42 pixels and of 30 on a phone [SAL-2, PMS-2]', async () => {
    const { page, open } = visitor;
    const heights = (): Promise<number[]> =>
      page.$$eval('figure tbody tr:has(a)', (found) => found.map((row) => row.getBoundingClientRect().height));
    await open('/sales/list');
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 42));
    await page.setViewport({ width: 767, height: 800 });
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 30));
  });
});
