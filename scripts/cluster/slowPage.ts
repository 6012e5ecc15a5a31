import { queryOnce } from '../../api/src/testing/postgresServer';
import { launchChromium, whenHydrated, type Page } from '../../e2e/support/browser';
import { until } from '../../e2e/support/until';
import { withBrowser, type Visit } from '../trace/browserSpans';
import { awaitTrace, traceIdIn } from '../trace/explainPage';
import type { Receiver } from '../trace/receiver';
import { traceTree } from '../trace/traceTree';
import type { Cluster } from './startCluster';

/** A page that is rendered for each account. */
const PATH = '/sales/list?accountId=';

/** A table that the calls of this page read. */
const TABLE = 'sales';

/** Seconds for which the table is locked. The shell server lets data delay a page for 2 s. */
const LOCK_S = 1.5;

/** Milliseconds that the browser may take. A busy machine takes longer than puppeteer's 30 s. */
const BROWSER_LIMIT_MS = 120_000;

/** The span of what the browser reports when it leaves a page. */
const REPORT = 'report of the browser';

/** Locks the table. Resolves with the end of the lock once no other transaction can read the table. */
const holdUp = async (databaseUrl: string): Promise<{ readonly ended: Promise<unknown> }> => {
  // Any statement that may write, even if it changes no row, makes the answers invalid that an API has in memory.
  await queryOnce(databaseUrl, `delete from ${TABLE} where false`);
  const ended = queryOnce(
    databaseUrl,
    `do $$ begin lock table ${TABLE} in access exclusive mode; perform pg_sleep(${LOCK_S}); end $$`,
  );
  const locks = `select 1 from pg_locks
    where relation = '${TABLE}'::regclass and mode = 'AccessExclusiveLock' and granted`;
  await Promise.race([
    ended,
    until(async () => (await queryOnce(databaseUrl, locks)).length > 0, { state: () => `${TABLE} is not locked` }),
  ]);
  return { ended };
};

const visit = async (page: Page, address: string): Promise<Visit> => {
  const response = await page.goto(address);
  await whenHydrated(page);
  const traceId = traceIdIn(response?.headers()['server-timing']);
  if (traceId === undefined) throw new Error(`${address} named no trace`);
  const measured = await page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation');
    if (!(timing instanceof PerformanceNavigationTiming)) throw new Error('the browser measured no navigation');
    const { requestStart, responseEnd } = timing;
    return { requestStart, responseEnd, began: performance.timeOrigin, now: performance.now() };
  });
  // The browser sends its report when it leaves the page.
  await page.goto('about:blank');
  const { began, requestStart, responseEnd, now } = measured;
  return { traceId, began, requested: began + requestStart, received: began + responseEnd, hydrated: began + now };
};

/**
 * Opens a page in Chromium while a transaction locks a table that the page reads. Returns its trace as lines: browser, shell server,
 * render worker, API, statements.
 */
export const explainSlowPage = async (
  { origin, databaseUrl }: Pick<Cluster, 'origin' | 'databaseUrl'>,
  receiver: Receiver,
): Promise<readonly string[]> => {
  // The certificate signs itself.
  const browser = await launchChromium({ further: ['--ignore-certificate-errors'], handlesSignals: false });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(BROWSER_LIMIT_MS);
    const usual = await visit(page, `${origin}${PATH}1`);
    const lock = await holdUp(databaseUrl);
    const slow = await visit(page, `${origin}${PATH}2`);
    await lock.ended;
    const spans = withBrowser(await awaitTrace(receiver, slow.traceId, REPORT), `${PATH}2`, slow);
    const took = ({ began, hydrated }: Visit): string => `${(hydrated - began).toFixed(0)} ms`;
    return [
      `A browser took ${took(usual)} to open and hydrate a page, and ${took(slow)} while a transaction locked the table ${TABLE} for ${LOCK_S} s.`,
      'Where the time went:',
      ...traceTree(spans),
    ];
  } finally {
    await browser.close();
  }
};
