import type { Page } from 'puppeteer';
import { newVisitor, whenNetworkIdle } from '../support/browser';
import { until } from '../support/until';
import { followLink } from './layout';

/** Addresses that are loaded, and the link that is followed from there. Each is of another remote. */
const ways = [
  ['/sales/sale', '/help'],
  ['/home', '/sales/sale'],
  ['/sales/list', '/cars'],
  ['/car', '/home'],
] as const;

/** Pages of one round. */
export const ROUND = ways.length * 2;

/** Milliseconds that a round may take where much else runs. */
const PAGES_LIMIT_MS = 240_000;

/** A page that a visitor saw. */
interface View {
  readonly path: string;
  /** What tells apart the versions that may run. */
  readonly version: string;
}

export interface Browsing {
  /** Waits until the visitor has seen so many more pages. Rejects if a page failed. */
  readonly seesMore: (pages: number) => Promise<void>;
  readonly views: readonly View[];
}

/** Returns what a page says instead of its content. */
const failuresIn = (page: Page): Promise<string[]> =>
  page.$$eval('main h1, main [role="alert"]:has(button)', (found) =>
    found.some(({ localName }) => localName === 'h1')
      ? found.flatMap(({ localName, textContent }) => (localName === 'h1' ? [] : [textContent]))
      : ['there is no heading'],
  );

/** Reads from a page which of the versions that may run it shows. */
type VersionOf = (page: Page) => Promise<string>;

const startBrowsing = async (versionOf: VersionOf) => {
  const over = new AbortController();
  const visitor = await newVisitor();
  const { page } = visitor;
  const views: View[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that was left.
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  const see = async (path: string): Promise<void> => {
    await whenNetworkIdle(page);
    failed.push(...(await failuresIn(page)).map((text) => `${path}: ${text}`));
    views.push({ path, version: await versionOf(page) });
  };
  const going = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const [loaded, followed] = ways[turn % ways.length] ?? ways[0];
      await visitor.open(loaded);
      await see(loaded);
      await followLink(page, `a[href="${followed}"]`, followed);
      await see(followed);
    }
  })();
  // It is awaited by `stop`.
  going.catch((error: unknown) => failed.push(error instanceof Error ? error.message : String(error)));
  const seesMore = async (pages: number): Promise<void> => {
    const wanted = views.length + pages;
    await until(async () => failed.length > 0 || views.length >= wanted, {
      state: () => `${views.length} of ${wanted} pages were seen`,
      limitMs: PAGES_LIMIT_MS,
    });
    if (views.length < wanted) throw new Error('a page failed');
  };
  return {
    views,
    seesMore,
    stop: async (): Promise<readonly string[]> => {
      over.abort();
      await going.catch(() => undefined);
      await visitor.leave();
      return [...failed, ...visitor.consoleMessages];
    },
  };
};

/**
 * Lets new visitors load pages and follow links, one after the other, while a task runs. Returns what they noticed: pages and files that
 * failed, and messages of the console.
 */
export const whileBrowsing = async (
  { count, versionOf = () => Promise.resolve('') }: { readonly count: number; readonly versionOf?: VersionOf },
  task: (visitors: readonly Browsing[]) => Promise<void>,
): Promise<readonly string[]> => {
  const visitors = await Promise.all(Array.from({ length: count }, () => startBrowsing(versionOf)));
  const stop = async (): Promise<readonly string[]> =>
    (await Promise.all(visitors.map((visitor) => visitor.stop()))).flat();
  try {
    await task(visitors);
  } catch (error) {
    const noticed = await stop();
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nvisitors noticed: ${noticed.join('\n')}`,
      {
        cause: error,
      },
    );
  }
  return stop();
};

/** Waits until each visitor has seen so many more pages. */
export const allSeeMore = async (visitors: readonly Browsing[], pages: number): Promise<void> => {
  await Promise.all(visitors.map((visitor) => visitor.seesMore(pages)));
};

/** Returns the versions that each visitor sees from now on, in a way that takes this many pages. */
export const versionsFromNow = async (
  visitors: readonly Browsing[],
  pages: number,
  path?: string,
): Promise<readonly (readonly string[])[]> => {
  const counts = visitors.map(({ views }) => views.length);
  await allSeeMore(visitors, pages);
  return visitors.map(({ views }, at) => {
    const seen = views.slice(counts[at]).filter((view) => path === undefined || view.path === path);
    return [...new Set(seen.map(({ version }) => version))].toSorted();
  });
};
