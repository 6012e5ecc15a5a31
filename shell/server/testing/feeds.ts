import { setTimeout as delay } from 'node:timers/promises';
import type { SiteFeed, SiteFeedOptions, SiteSnapshot } from '../registry/siteFeed';
import { makeSite, type TestSite } from './site';

/** Waits until a condition holds. */
export const waitUntil = async (isMet: () => boolean): Promise<void> => {
  while (!isMet()) await delay(1);
};

/** Waits until a feed runs a registry document, or a later one. */
export const waitForAdoption = (
  feed: Pick<SiteFeed, 'current'>,
  { sequence }: { readonly sequence: number },
): Promise<void> => waitUntil(() => feed.current().sequence >= sequence);

/** Returns the names of the remotes that a snapshot runs. */
export const namesIn = ({ remotes }: SiteSnapshot): string[] =>
  remotes.map(({ descriptor }) => descriptor.federation.name);

/** Makes a site for each test of a file. `follow` starts a server that follows its registry, in place of the server before. */
export const withFeed = () => {
  let site: TestSite;
  let feed: SiteFeed | undefined;
  let failures: string[] = [];
  beforeEach(() => {
    site = makeSite();
  });
  afterEach(() => {
    feed?.stop();
    feed = undefined;
    return site.remove();
  });
  const current = (): SiteSnapshot => {
    if (!feed) throw new Error('no server follows the registry: call follow()');
    return feed.current();
  };
  return {
    get site() {
      return site;
    },
    /** What the server has reported since it started. */
    get failures(): readonly string[] {
      return failures;
    },
    current,
    waitForAdoption: (document: { readonly sequence: number }) => waitForAdoption({ current }, document),
    stop: () => feed?.stop(),
    follow: async (change: Partial<SiteFeedOptions> = {}): Promise<SiteFeed> => {
      feed?.stop();
      // A check of the server before may still be under way, and reports to its own list.
      const ownFailures: string[] = [];
      failures = ownFailures;
      feed = await site.startFeed({ onFailure: (error) => ownFailures.push(String(error)), ...change });
      return feed;
    },
  };
};
