import type { Page } from 'puppeteer';
import { newVisitor, whenNetworkIdle } from '../support/browser';
import { until } from '../support/until';
import { followLink } from './layout';

/** Pairs of an address to load and the link to follow from there. Each link leads to a page of another remote. */
const routesToFollow = [
  ['/sales/sale', '/help'],
  ['/home', '/sales/sale'],
  ['/sales/list', '/cars'],
  ['/car', '/home'],
] as const;

/** Pages of one round. */
export const PAGES_PER_ROUND = routesToFollow.length * 2;

/** Milliseconds for a round on a busy machine. */
const ROUND_TIMEOUT_MS = 240_000;

/** A page that a visitor saw. */
interface View {
  readonly path: string;
  /** The result of {@link VersionOf}. */
  readonly version: string;
}

export interface Browsing {
  /** Waits until the visitor has seen `pages` more pages. Rejects if a page failed. */
  readonly waitForViews: (pages: number) => Promise<void>;
  readonly views: readonly View[];
}

/** Returns the error messages that a page shows in place of its content. */
const failuresIn = (page: Page): Promise<string[]> =>
  page.$$eval('main h1, main [role="alert"]:has(button)', (found) =>
    found.some(({ localName }) => localName === 'h1')
      ? found.flatMap(({ localName, textContent }) => (localName === 'h1' ? [] : [textContent]))
      : ['there is no heading'],
  );

/** Reads from a page which version it shows. */
type VersionOf = (page: Page) => Promise<string>;

const startBrowsing = async (versionOf: VersionOf) => {
  const controller = new AbortController();
  const visitor = await newVisitor();
  const { page } = visitor;
  const views: View[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser aborts requests of a page that the visitor leaves.
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  const recordView = async (path: string): Promise<void> => {
    await whenNetworkIdle(page);
    failed.push(...(await failuresIn(page)).map((text) => `${path}: ${text}`));
    views.push({ path, version: await versionOf(page) });
  };
  const loop = (async () => {
    for (let round = 0; !controller.signal.aborted; round += 1) {
      const [loaded, followed] = routesToFollow[round % routesToFollow.length] ?? routesToFollow[0];
      await visitor.open(loaded);
      await recordView(loaded);
      await followLink(page, `a[href="${followed}"]`, followed);
      await recordView(followed);
    }
  })();
  // `stop` awaits the loop.
  loop.catch((error: unknown) => failed.push(error instanceof Error ? error.message : String(error)));
  const waitForViews = async (pages: number): Promise<void> => {
    const expectedCount = views.length + pages;
    await until(async () => failed.length > 0 || views.length >= expectedCount, {
      state: () => `${views.length} of ${expectedCount} pages were seen`,
      limitMs: ROUND_TIMEOUT_MS,
    });
    if (views.length < expectedCount) throw new Error('a page failed');
  };
  return {
    views,
    waitForViews,
    stop: async (): Promise<readonly string[]> => {
      controller.abort();
      await loop.catch(() => undefined);
      await visitor.leave();
      return [...failed, ...visitor.consoleMessages];
    },
  };
};

/**
 * Lets new visitors load pages and follow links while a task runs. Returns the pages and files that failed, and the messages of the
 * console.
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
    const faults = await stop();
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nvisitors noticed: ${faults.join('\n')}`,
      {
        cause: error,
      },
    );
  }
  return stop();
};

/** Waits until each visitor has seen `pages` more pages. */
export const waitForViewsOfAll = async (visitors: readonly Browsing[], pages: number): Promise<void> => {
  await Promise.all(visitors.map((visitor) => visitor.waitForViews(pages)));
};

/** Returns the distinct versions of the next `pages` pages of each visitor, or only of those at `path`. */
export const versionsFromNow = async (
  visitors: readonly Browsing[],
  pages: number,
  path?: string,
): Promise<readonly (readonly string[])[]> => {
  const counts = visitors.map(({ views }) => views.length);
  await waitForViewsOfAll(visitors, pages);
  return visitors.map(({ views }, index) => {
    const newViews = views.slice(counts[index]).filter((view) => path === undefined || view.path === path);
    return [...new Set(newViews.map(({ version }) => version))].toSorted();
  });
};
