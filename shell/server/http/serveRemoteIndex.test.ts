import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { integrityOf } from '@caravan/registry';
import { createRemoteIndexes, createSiteViews } from '../render';
import { findRemote, type SiteFeed, type SiteRemotes } from '../registry';
import { rollOut } from '../testing/rollouts';
import { federationOf, serverCode, withSite } from '../testing/site';
import { createDocumentLimit } from './documentLimit';
import { serveRemoteIndex } from './serveRemoteIndex';

const site = withSite();
const app = fastify();
const viewOf = createSiteViews(site.config);
const indexOf = createRemoteIndexes('');
let feed: SiteFeed;
/** The releases of an earlier registry document. */
let [runningBefore, candidate]: (SiteRemotes | undefined)[] = [];

const fileOf = (remotes: SiteRemotes | undefined, lang: 'en' | 'ge' = 'en') => {
  const index = remotes && indexOf(remotes, viewOf(remotes, lang), lang);
  if (!index) throw new Error('there is no index');
  return index;
};

beforeAll(async () => {
  for (const name of ['account', 'ranking', 'account', 'ranking']) await site.publish(federationOf(name));
  await rollOut(site, 'account', 10);
  const { releases } = (await site.follow()).feed.current();
  [runningBefore, candidate] = [releases.get(''), releases.get('account')];
  await site.publish(federationOf('ranking'), serverCode("{ Component: () => 'New' }"));
  ({ feed } = await site.follow());
  await app.register(cookie);
  serveRemoteIndex(app, { feed, config: site.config, admitRead: createDocumentLimit() });
});

describe('the index of remotes', () => {
  it('lists remotes and routes in the language of the page [PERF-12]', async () => {
    const { running } = feed.current();
    const { statusCode, headers, body } = await app.inject(fileOf(running, 'ge').address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(JSON.parse(body)).toMatchObject([
      { name: 'account', routes: [{ title: 'Title of account ქართულად' }] },
      { name: 'ranking', routes: [{ title: 'Title of ranking ქართულად' }] },
    ]);
  });

  it('has the integrity that the page names [MFE-7]', async () => {
    const index = fileOf(feed.current().running);
    const { rawPayload } = await app.inject(index.address);
    expect(integrityOf(rawPayload)).toBe(index.integrity);
  });

  it.each(['', 'account'])('is that of the page also after a publication: release "%s" [MFE-4]', async (release) => {
    const index = fileOf(release ? candidate : runningBefore);
    expect(index.address).not.toBe(fileOf(feed.current().releases.get(release)).address);
    const { statusCode, rawPayload } = await app.inject(index.address);
    expect([statusCode, integrityOf(rawPayload)]).toEqual([200, index.integrity]);
  });

  it.each(['/remotes/index.0123456789abcdef.json?lang=en', '/remotes/index.json?lang=en', '/remotes/other'])(
    'is missing: %s',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('is missing in a language that the site does not have', async () => {
    const { address } = fileOf(feed.current().running);
    expect((await app.inject(address.replace('lang=en', 'lang=xx'))).statusCode).toBe(404);
  });

  it('does not exist for an override, whose page names all remotes', () => {
    const { running } = feed.current();
    const account = findRemote(running, 'account');
    if (!account) throw new Error('account does not run');
    const overridden = { ...running, remotes: [{ ...account, at: 1 }] };
    expect(indexOf(overridden, viewOf(overridden, 'en'), 'en')).toBeNull();
  });
});
