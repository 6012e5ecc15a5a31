import { queryOnce } from '../../api/src/testing/postgresServer';
import { launchChromium, whenHydrated, type Page } from '../../e2e/support/browser';
import { until } from '../../e2e/support/until';
import { withBrowser, type Visit } from '../trace/browserSpans';
import { awaitTrace, traceIdIn } from '../trace/explainPage';
import type { Receiver } from '../trace/receiver';
import { traceTree } from '../trace/traceTree';
import type { Cluster } from './startCluster';

/** A page that the shell server renders for each account. */
const PATH = '/sales/list?accountId=';

/** A table that the calls of that page read. */
const TABLE = 'sales';

/** Seconds for which the table is locked. Less than the 2 s after which the shell server renders a page without its data. */
const LOCK_S = 1.5;

/** Milliseconds for a step of the browser. On a busy machine puppeteer's default of 30 s is too short. */
const BROWSER_TIMEOUT_MS = 120_000;

/** Name of the last span: the report that a browser sends when it leaves a page. */
const LAST_SPAN = 'report of the browser';

/** Locks the table. Resolves once the lock is held, with a promise of its end. */
const lockTable = async (databaseUrl: string): Promise<{ readonly released: Promise<unknown> }> => {
  // Invalidates the cached answers of the APIs. Any statement that may write does so, even if it changes no row.
  await queryOnce(databaseUrl, `delete from ${TABLE} where false`);
  const released = queryOnce(
    databaseUrl,
    `do $$ begin lock table ${TABLE} in access exclusive mode; perform pg_sleep(${LOCK_S}); end $$`,
  );
  const locks = `select 1 from pg_locks
    where relation = '${TABLE}'::regclass and mode = 'AccessExclusiveLock' and granted`;
  await Promise.race([
    released,
    until(async () => (await queryOnce(databaseUrl, locks)).length > 0, { state: () => `${TABLE} is not locked` }),
  ]);
  return { released };
};

/** Opens a page until it is hydrated, then leaves it. */
const visitPage = async (page: Page, address: string): Promise<Visit> => {
  const response = await page.goto(address);
  await whenHydrated(page);
  const traceId = traceIdIn(response?.headers()['server-timing']);
  if (traceId === undefined) throw new Error(`the answer of ${address} named no trace in Server-Timing`);
  const measured = await page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation');
    if (!(timing instanceof PerformanceNavigationTiming))
      throw new Error('the browser has no timing of the navigation');
    const { requestStart, responseEnd } = timing;
    return { requestStart, responseEnd, startedAt: performance.timeOrigin, now: performance.now() };
  });
  // The browser sends its report when it leaves the page.
  await page.goto('about:blank');
  const { startedAt, requestStart, responseEnd, now } = measured;
  return {
    traceId,
    startedAt,
    requestedAt: startedAt + requestStart,
    receivedAt: startedAt + responseEnd,
    hydratedAt: startedAt + now,
  };
};

/**
 * Opens a page in Chromium while a transaction locks a table that the page reads. Returns its trace as lines: browser, shell server,
 * render worker, API, statements.
 */
export const explainSlowPage = async (
  { origin, databaseUrl }: Pick<Cluster, 'origin' | 'databaseUrl'>,
  receiver: Receiver,
): Promise<readonly string[]> => {
  // The certificate is self-signed.
  const browser = await launchChromium({ extraArguments: ['--ignore-certificate-errors'], handlesSignals: false });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(BROWSER_TIMEOUT_MS);
    const normal = await visitPage(page, `${origin}${PATH}1`);
    const lock = await lockTable(databaseUrl);
    const slow = await visitPage(page, `${origin}${PATH}2`);
    await lock.released;
    const spans = withBrowser(await awaitTrace(receiver, slow.traceId, LAST_SPAN), `${PATH}2`, slow);
    const durationOf = ({ startedAt, hydratedAt }: Visit): string => `${(hydratedAt - startedAt).toFixed(0)} ms`;
    return [
      `A browser took ${durationOf(normal)} to open and hydrate a page, and ${durationOf(slow)} while a transaction locked the table ${TABLE} for ${LOCK_S} s.`,
      'Where the time went:',
      ...traceTree(spans),
    ];
  } finally {
    await browser.close();
  }
};
