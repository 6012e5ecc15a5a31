import type { CDPSession } from 'puppeteer';
import { menuEntries } from '../../pages/layout';
import { whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';

/** Of some eleven entries of the menu each; code, answers and pictures of all pages are there after the first few. */
const FIRST_ROUNDS = 4;
const ROUNDS = 20;

interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

describe('two hundred navigations across remotes', () => {
  let visitor: Visitor;
  let session: CDPSession;

  beforeAll(async () => {
    visitor = await newVisitor();
    session = await visitor.page.createCDPSession();
    await session.send('Performance.enable');
    await visitor.open('/home');
  });
  afterAll(async () => {
    await visitor.leave();
    await disconnect();
  });

  /**
   * Follows a link to each address as soon as it can, from a page without one by the logo. Within the page: a handle of an element
   * would keep its page. Links of pages that were left are hidden.
   */
  const goRound = (paths: readonly string[]): Promise<void> =>
    visitor.page.evaluate(async (entries) => {
      const linkTo = (path: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)].find((link) => link.checkVisibility());
      // A placeholder has a heading too, but no slot.
      const isRendered = (): boolean =>
        [...document.querySelectorAll('main [data-slot] h1')].some((heading) => heading.checkVisibility());
      for (const entry of entries) {
        for (const path of linkTo(entry) ? [entry] : ['/home', entry]) {
          linkTo(path)?.click();
          while (location.pathname !== path || !isRendered()) await new Promise((next) => setTimeout(next));
        }
      }
    }, paths);

  /** At rest, on the same page, with nothing that only waits to be collected. */
  const readMemory = async (): Promise<Memory> => {
    await goRound(['/help', '/about-us']);
    await whenNetworkIdle(visitor.page);
    await visitor.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return collected();
  };

  /** Collects garbage until that frees nothing more: freed objects may have held others. */
  const collected = async (leastNodes = Infinity): Promise<Memory> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (metricName: string): number => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
    const left = { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
    return left.nodes < leastNodes ? collected(left.nodes) : left;
  };

  it('hold no more nodes, listeners and memory than the first rounds [PERF-5]', async () => {
    const paths = (await menuEntries(visitor.page)).map(({ path }) => path).filter((path) => !path.includes('#'));
    for (let round = 0; round < FIRST_ROUNDS; round += 1) await goRound(paths);
    const before = await readMemory();
    for (let round = FIRST_ROUNDS; round < ROUNDS; round += 1) await goRound(paths);
    const after = await readMemory();
    expect(paths.length * ROUNDS).toBeGreaterThanOrEqual(200);
    // All pages that were left are gone: one alone would be 1,000 to 3,000 nodes more.
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
    expect(after.listeners).toBeLessThan(before.listeners * 1.1);
    expect(after.heap).toBeLessThan(before.heap * 1.25);
    expect(visitor.consoleMessages).toEqual([]);
  });
});
