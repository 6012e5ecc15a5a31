import { createServer, type Server } from 'node:http';
import type { Frame, Page } from 'puppeteer';
import { listenOn } from '@caravan/shared/http';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();
let server: Server | undefined;

const partner = readSetting().partnerOrigin;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
});

const prius = '/auction/page?title=2017%20TOYOTA%20PRIUS%20TWO&lang=en';

/** Returns a page of another site with a frame, whose height follows the messages of the framed page. */
const pageAround = (address: string): string => `<!doctype html><title>Lot 17</title>
<iframe title="Figures" width="600" height="150" src="${readSetting().origin}${address}"></iframe>
<script>
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== '${readSetting().origin}' || data.type !== 'caravan:height') return;
    frame.height = data.height;
  });
</script>`;

/** Serves a page of the partner and opens it. */
const openPartnerPage = async (page: Page, html: string): Promise<void> => {
  const around = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  server = around;
  await listenOn(around, Number(new URL(partner).port));
  await page.goto(partner);
};

const frameIn = (page: Page): Frame => {
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error('no frame in the page');
  return frame;
};

/** The control that shows the table of the chart. */
const tableToggle = 'figure > div > details > summary';

const textIn = (frame: Frame, part: string): Promise<string> =>
  frame.$eval(part, (element) => element.textContent.replaceAll('\u00AD', '')).catch(() => '');

describe('a page in a frame of an allowed site', () => {
  it('reports its height at first and after changes [EMB-1]', async () => {
    const { page } = await visit();
    await openPartnerPage(page, pageAround(prius));
    const frame = frameIn(page);
    const fits = (): Promise<boolean> =>
      frame.evaluate(() => {
        const { height = 0 } = document.querySelector('#root')?.getBoundingClientRect() ?? {};
        return (
          height > 300 && innerHeight === Math.ceil(height) && document.documentElement.scrollHeight === innerHeight
        );
      });
    await until(fits);
    await until(() => frame.evaluate(() => document.documentElement.dataset['ready'] === ''));
    const before = await page.$eval('iframe', ({ height }) => Number(height));
    // The frame is higher while the table is open.
    await frame.click(tableToggle);
    await until(async () => (await page.$eval('iframe', ({ height }) => Number(height))) > before + 300);
    await until(fits);
    await frame.click(tableToggle);
    await until(async () => (await page.$eval('iframe', ({ height }) => Number(height))) === before);
    await page.$eval('iframe', (element) => {
      element.width = '320';
    });
    await until(async () => (await page.$eval('iframe', ({ height }) => Number(height))) !== before);
    await until(fits);
  });
});

describe('the preview of a tag', () => {
  it('shows a widget whose page still opens afterwards [EMB-2]', async () => {
    const { page, open } = await visit();
    await open('/partners?show=%2Fsales%2Fsale');
    await page.$eval('#try', (part) => part.scrollIntoView({ block: 'end' }));
    await page.waitForSelector('#try iframe');
    const title = 'China car sales ranking';
    const widgetTitle = (): Promise<string | undefined> =>
      frameIn(page).evaluate(
        () => document.querySelector('caravan-widget')?.shadowRoot?.querySelector('h1')?.textContent,
      );
    await until(async () => (await widgetTitle()) === title);
    await page.click('nav a[href="/sales/sale"]');
    const titles = (): Promise<string[]> =>
      page.$$eval('main h1', (found) => found.map(({ textContent }) => textContent));
    await until(async () => (await titles()).includes(title));
  });
});

describe('the code of a chart', () => {
  it('shows an interactive chart on the page of an allowed site [SAL-7]', async () => {
    const { page, context, open } = await visit();
    const { origin } = readSetting();
    await context.overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await open('/sales/list?location=azerbaijan&type=1');
    const chart = 'figure[aria-label="Used cars: sold by month, Azerbaijan"]';
    await page.click(`${chart} figcaption summary`);
    await page.click(`${chart} figcaption details button:last-of-type`);
    await page.waitForSelector('[data-toast]');
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    expect(snippet).toMatch(/^<iframe /);
    const title = await page.$eval(`${chart} h3`, ({ textContent }) => textContent);

    await openPartnerPage(page, `<!doctype html><title>News</title><p>Words</p>${snippet}`);
    // The browser loads the frame lazily.
    await until(async () => page.mainFrame().childFrames().length > 0);
    const frame = frameIn(page);
    await until(() => frame.evaluate(() => document.documentElement.dataset['ready'] === ''));
    expect(await textIn(frame, `${chart} h2`)).toBe(title);
    await until(() => frame.evaluate(() => document.documentElement.scrollHeight === innerHeight));
    expect(await page.$eval('iframe', ({ height }) => height)).not.toBe('560');

    await frame.hover('[role="slider"]');
    await frame.waitForSelector('[data-figures]:not([hidden])');
    await frame.focus('[role="slider"]');
    await page.keyboard.press('End');
    const [newest] = await frame.$$eval('tbody tr', (rows) => rows.map(({ textContent }) => textContent));
    const valueText = await frame.$eval('[role="slider"]', (slider) => slider.getAttribute('aria-valuetext') ?? '');
    expect(valueText).toContain('Cars sold: ');
    for (const part of valueText.split(', ')) expect(newest).toContain(part.split(': ').at(-1));
  });
});
