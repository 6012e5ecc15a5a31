import { createServer } from 'node:http';
import { changePartner, openStore, publisherKeys } from '@caravan/registry';
import { launchChromium, type Browser, type CDPSession, type Target } from '../e2e/support/browser';
import { until } from '../e2e/support/until';
import { listenOn } from '@caravan/shared/http';
import { median } from './figures/statistics';
import { head, row } from './figures/table';
import { say, silent, withSite, type BenchSite } from './site';

// Measures the costs of widgets in a partner's page on Slow 4G and a slow phone, by the tag and in a frame:
// `npm run embeds -w @caravan/bench [-- rounds]`.

const rounds = Number(process.argv[2] ?? 5);
/** Lighthouse's values, in bytes a second and milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

/** Returns a partner's pages by name, each with one or two widgets of the site at `origin`. */
const pagesOf = (origin: string): Readonly<Record<string, string>> => {
  const tag = (attributes: string): string =>
    `<caravan-widget ${attributes}></caravan-widget><script type="module" src="${origin}/embed.js"></script>`;
  const frame = (path: string): string => `<iframe src="${origin}${path}" width="100%" height="600"></iframe>`;
  return {
    'ranking, tag': tag('name="ranking" list="energy"'),
    'market chart, tag': tag('name="market" chart="sales"'),
    'market chart, frame': frame('/embed/sales/sales'),
    'model chart, tag': tag('name="model" model="toyota-prius" chart="price"'),
    'model chart, frame': frame('/embed/model/week/toyota-prius/price'),
    'two charts, tag': tag('name="model" chart="price"') + tag('name="market" chart="sales"'),
  };
};

/** Adds a partner to the registry and serves its pages. */
const servePartner = async (site: BenchSite, pages: Readonly<Record<string, string>>) => {
  const server = createServer(({ url = '/' }, response) => {
    const [, name = ''] = decodeURIComponent(url).split('/');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>A partner</title><link rel="icon" href="data:,"><h1>A partner</h1>${pages[name] ?? ''}`,
      );
  });
  const origin = `http://partner.localhost:${await listenOn(server)}`;
  const { sequence } = await changePartner(
    { store: openStore({}, site.data), keys: publisherKeys(site.data), by: 'bench', why: 'to be measured' },
    'partner',
    { origins: [origin], callsAMinute: 100_000 },
  );
  // The server reads the registry once a second.
  await until(async () => (await (await fetch(`${site.origin}/ready`)).text()).includes(`"registry":${sequence}`));
  return { origin, server };
};

interface FrameRecord {
  shownMs: number;
  readonly taskMs: number[];
}

declare global {
  interface Window {
    frameRecord: FrameRecord;
  }
}

/**
 * Records in every frame when the widget reports that it is shown, and the lengths of long tasks. Contains no named function, because
 * tsx would add calls to a helper that the page does not have.
 */
const recordFrame = (): void => {
  const record: FrameRecord = { shownMs: 0, taskMs: [] };
  window.frameRecord = record;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.taskMs.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
    if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'caravan:load')
      record.shownMs = performance.now();
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Element && target.tagName === 'CARAVAN-WIDGET') record.shownMs = performance.now();
    },
    true,
  );
};

interface Cost {
  readonly bytes: number;
  readonly shownMs: number;
  readonly blockedMs: number;
}

const visit = async (browser: Browser, address: string): Promise<Cost> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let bytes = 0;
  const followSession = async (session: CDPSession): Promise<void> => {
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  };
  const pageSession = await page.createCDPSession();
  await followSession(pageSession);
  await pageSession.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const followTarget = (target: Target): void => {
    if (target !== page.target()) void target.createCDPSession().then(followSession).catch(silent);
  };
  context.on('targetcreated', followTarget);
  await page.evaluateOnNewDocument(recordFrame);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.frameRecord.shownMs > 0, { timeout: 60_000 });
  await page.waitForNetworkIdle({ idleTime: 1000, timeout: 60_000 });
  const records = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.frameRecord)));
  await context.close();
  const taskMs = records.flatMap((record) => record.taskMs);
  return {
    bytes,
    shownMs: records[0]?.shownMs ?? 0,
    blockedMs: taskMs.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  };
};

await withSite(
  async (site) => {
    // Partners load widgets from the site's host name.
    const pages = pagesOf(site.origin.replace('127.0.0.1', 'localhost'));
    const partner = await servePartner(site, pages);
    const browser = await launchChromium({ isFullBrowser: true });
    try {
      const title = `on Slow 4G, processor ${SLOWDOWN} times slower, median of ${rounds}`;
      say(head([title, 'KB', 'shown after ms', 'blocked ms']));
      for (const name of Object.keys(pages)) {
        const costs: Cost[] = [];
        for (let round = 0; round < rounds; round += 1)
          costs.push(await visit(browser, `${partner.origin}/${encodeURIComponent(name)}`));
        const medianOf = (figure: keyof Cost): number => Math.round(median(costs.map((cost) => cost[figure])));
        say(row([name, Math.round(medianOf('bytes') / 1024), medianOf('shownMs'), medianOf('blockedMs')]));
      }
    } finally {
      await browser.close();
      partner.server.close();
    }
  },
  () => ({ LOG: 'silent' }),
);
process.exit(0);
