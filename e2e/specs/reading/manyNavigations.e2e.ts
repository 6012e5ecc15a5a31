import type { CDPSession } from 'puppeteer';
import { menuEntries } from '../../pages/layout';
import { whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';

/** Rounds through the menu of about eleven entries. After the first rounds the browser has all code, answers and pictures. */
const FIRST_ROUNDS = 4;
const ROUNDS = 20;

interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
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
   * Follows a link to each address, from a page without one by way of the home page. Runs within the page, because puppeteer's handle of
   * an element would keep its page in memory. Previous pages stay in the document, hidden.
   */
  const goRound = (paths: readonly string[]): Promise<void> =>
    visitor.page.evaluate(async (entries) => {
      const linkTo = (path: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)].find((link) => link.checkVisibility());
      // A placeholder also has a heading, but no slot.
      const isRendered = (): boolean =>
        [...document.querySelectorAll('main [data-slot] h1')].some((heading) => heading.checkVisibility());
      for (const entry of entries) {
        for (const path of linkTo(entry) ? [entry] : ['/home', entry]) {
          linkTo(path)?.click();
          while (location.pathname !== path || !isRendered()) await new Promise((next) => setTimeout(next));
        }
      }
    }, paths);

  /** Measures the memory of the same idle page each time. */
  const readMemory = async (): Promise<Memory> => {
    await goRound(['/help', '/about-us']);
    await whenNetworkIdle(visitor.page);
    await visitor.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return collectGarbage();
  };

  /** Collects garbage until that frees no more nodes, because freed objects may have held others. */
  const collectGarbage = async (leastNodes = Infinity): Promise<Memory> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (metricName: string): number => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
    const left = { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heapBytes: metric('JSHeapUsedSize') };
    return left.nodes < leastNodes ? collectGarbage(left.nodes) : left;
  };

  it('use no more nodes, listeners and memory than the first rounds [PERF-5]', async () => {
    const paths = (await menuEntries(visitor.page)).map(({ path }) => path).filter((path) => !path.includes('#'));
    for (let round = 0; round < FIRST_ROUNDS; round += 1) await goRound(paths);
    const before = await readMemory();
    for (let round = FIRST_ROUNDS; round < ROUNDS; round += 1) await goRound(paths);
    const after = await readMemory();
    expect(paths.length * ROUNDS).toBeGreaterThanOrEqual(200);
    // A single leaked page would add 1,000 to 3,000 nodes.
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
    expect(after.listeners).toBeLessThan(before.listeners * 1.1);
    expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.25);
    expect(visitor.consoleMessages).toEqual([]);
  });
});
