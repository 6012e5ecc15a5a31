import { routes } from '../../pages/routes';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { setUpFaultProxy, startHttpFaultProxy, type FaultProxy } from '../../support/network';
import { whenNetworkIdle, disconnect, newVisitor, saveData, setUpVisitors, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';

describe('a cold visit to the home page', () => {
  let proxy: FaultProxy;
  let visitor: Visitor;

  beforeAll(async () => {
    proxy = await startHttpFaultProxy(readSetting().origin);
    visitor = await newVisitor({ origin: proxy.origin });
    await saveData(visitor.page);
    await visitor.open('/home');
    await whenNetworkIdle(visitor.page);
  });

  afterAll(async () => {
    await visitor.leave();
    await proxy.close();
    await disconnect();
  });

  it('fetches no file twice', () => {
    const paths = proxy.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('requests no manifest and no registry [MFE-1]', () => {
    expect(proxy.requests.filter(({ path }) => /manifest|registry|remote\.json/.test(path))).toEqual([]);
  });

  it('starts only the scripts that its HTML names before hydration [MFE-10, MFE-11]', async () => {
    const html = await (await fetch(`${readSetting().origin}/home`)).text();
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="sha256-/g)].map(
      ([, href]) => href,
    );
    const early = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry.name.endsWith('.js') &&
            entry.startTime < (performance.getEntriesByName('caravan:hydrate')[0]?.startTime ?? 0),
        )
        .map((entry) => new URL(entry.name).pathname),
    );
    expect(early.length).toBeGreaterThan(5);
    expect(early.filter((path) => !preloaded.includes(path))).toEqual([]);
  });

  it('gets status 304 when it is repeated unchanged [PERF-3]', async () => {
    const { page } = visitor;
    await page.goto('about:blank');
    const before = proxy.requests.length;
    // A better compression or another rendering of the same page keeps its ETag.
    const response = await page.goto(`${proxy.origin}/home`, { waitUntil: 'load' });
    await whenNetworkIdle(page);
    expect(response?.status()).toBe(304);
    const requested = proxy.requests.slice(before).filter(({ method }) => method === 'GET');
    expect(requested.map(({ path }) => path)).toEqual(['/home']);
  });
});

describe('a page whose HTML arrives in small pieces', () => {
  /** A short page, and one in two columns. */
  const slots = ['statistics/dashboard', 'marketplace/prize'];
  const visit = setUpVisitors();
  const proxy = setUpFaultProxy();

  it.each(routes.filter(({ slot }) => slots.includes(slot)))(
    'has no layout shift: $path [PERF-2]',
    async ({ path }) => {
      const { page, open } = await visit({ origin: proxy.origin });
      await watchShifts(page);
      proxy.setFault(new RegExp(`^${new URL(path, proxy.origin).pathname}(\\?|$)`), 'pieces');
      await open(path);
      await whenNetworkIdle(page);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});
