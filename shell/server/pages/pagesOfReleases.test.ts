import type { FastifyInstance } from 'fastify';
import { cardOf } from '../../testing/manifests';
import type { SiteFeed } from '../registry/siteFeed';
import { findRemote } from '../registry/siteRemotes';
import { waitForAdoption } from '../testing/feeds';
import { bootOf, renderIn } from '../testing/html';
import { cookieOf, promote, rollOut, setPercent } from '../testing/rollouts';
import { federationOf, federationWithRoute, makeSite, serverCode, type TestSite } from '../testing/site';

let site: TestSite;
let app: FastifyInstance;
let feed: SiteFeed;

const countingPage = `(() => {
  let renders = 0;
  return { Component: () => 'Render ' + (renders += 1) };
})()`;

beforeEach(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'), serverCode(countingPage));
  await site.publish(federationOf('ranking'), serverCode(countingPage, "{ Component: () => 'The new card' }"));
  const card = cardOf('ranking');
  const page = `{ Component: () => createElement(Other, { slot: ${JSON.stringify(card)} }) }`;
  await site.publish(federationWithRoute('market', { widgets: [card] }), serverCode(page));
});
afterEach(() => {
  feed.stop();
  return site.remove();
});

let isApiAvailable = true;
const api = { state: () => (isApiAvailable ? 'responsive' : 'unavailable'), onUnavailable: () => undefined } as const;
const serve = async (env: NodeJS.ProcessEnv = {}): Promise<void> => {
  isApiAvailable = true;
  const config = site.configWith({ PUBLIC_ORIGIN: 'https://caravan.test', ...env });
  const followed = await site.followContinuously(config);
  ({ feed } = followed);
  app = await site.serve({ config, api, ...followed });
};
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const versionIn = (release: string): string => {
  const { releases, running } = feed.current();
  return findRemote(releases.get(release) ?? running, 'ranking')?.descriptor.version ?? '';
};
/** A visitor who gets a release. */
const visitorOf = (release: string) => ({ cookie: cookieOf(feed.current().candidates, release) });
const filesIn = (html: string): string[] => html.match(/\/remotes\/ranking\/[\w-]+\.\d+\.js/g) ?? [];

describe('the cookie of a visitor', () => {
  const cookieIn = async (headers: Record<string, string> = {}): Promise<string> =>
    String((await get('/ranking', headers)).headers['set-cookie'] ?? '');

  it('is set during a rollout, for a year, out of reach of scripts [MFE-4]', async () => {
    await rollOut(site, 'ranking', 99);
    await serve();
    expect(await cookieIn()).toMatch(/^visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieIn({ cookie: 'visitor=invalid' })).toMatch(/^visitor=/);
    expect(await cookieIn(visitorOf('ranking'))).toBe('');
  });

  it('is set for TLS only where the visitor uses it [REL-5]', async () => {
    await rollOut(site, 'ranking', 99);
    await serve({ TRUST_PROXY: 'loopback' });
    expect(await cookieIn({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure/);
  });

  it('is not set without a rollout', async () => {
    await serve();
    expect(await cookieIn()).toBe('');
  });
});

describe('a page of a release', () => {
  beforeEach(async () => {
    await rollOut(site, 'ranking', 50);
    await serve();
  });

  it('names files of that release only, in its manifest, links and widgets [MFE-4]', async () => {
    const [candidate, running] = await Promise.all(
      ['ranking', ''].map(async (release) => {
        const { body, headers } = await get('/market', visitorOf(release));
        expect(bootOf(body)).toMatchObject({ release });
        expect(JSON.stringify(bootOf(body))).toContain(`"version":"${versionIn(release)}"`);
        expect(headers['vary']).toBe('cookie, accept-encoding');
        return body;
      }),
    );
    expect([candidate?.includes('The new card'), running?.includes('The new card')]).toEqual([true, false]);
    const runningFiles = filesIn(running ?? '');
    expect(runningFiles.length).toBeGreaterThan(3);
    expect(filesIn(candidate ?? '').filter((file) => runningFiles.includes(file))).toEqual([]);
  });

  it('is that of the running versions without a cookie [MFE-4]', async () => {
    expect(bootOf((await get('/ranking')).body)).toMatchObject({ release: '' });
  });

  it('is rendered once for all its visitors', async () => {
    const bodies = await Promise.all(
      ['', '', 'ranking', 'ranking'].map(async (release) => (await get('/ranking', visitorOf(release))).body),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[2]).toBe(bodies[3]);
    expect(bodies[2]).not.toBe(bodies[0]);
  });

  it('stays in the cache while only the percent of the rollout changes', async () => {
    const before = renderIn((await get('/ranking', visitorOf('ranking'))).body);
    await waitForAdoption(feed, await setPercent(site, 'ranking', 60));
    expect(renderIn((await get('/ranking', visitorOf('ranking'))).body)).toBe(before);
  });

  it('is sent again to a browser that holds that of another release', async () => {
    const tag = String((await get('/ranking')).headers['etag']);
    const visitor = visitorOf('ranking');
    expect((await get('/ranking', { ...visitor, 'if-none-match': tag })).statusCode).toBe(200);
    const etag = String((await get('/ranking', visitor)).headers['etag']);
    expect((await get('/ranking', { ...visitor, 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('is of the running versions for all visitors once the rollout is completed [MFE-4]', async () => {
    const visitor = visitorOf('ranking');
    const candidate = versionIn('ranking');
    await waitForAdoption(feed, await promote(site, 'ranking'));
    for (const headers of [{}, visitor]) {
      const { body } = await get('/market', headers);
      expect(bootOf(body)).toMatchObject({ release: '' });
      expect(JSON.stringify(bootOf(body))).toContain(`"version":"${candidate}"`);
      expect(body).toContain('The new card');
    }
  });

  it('is never the last good page of another release [REL-2]', async () => {
    await get('/ranking');
    isApiAvailable = false;
    expect(bootOf((await get('/ranking', visitorOf('ranking'))).body)).toMatchObject({ release: 'ranking' });
  });

  it("of a signed-in account is the visitor's, too", async () => {
    const { body } = await get('/ranking?accountId=7', visitorOf('ranking'));
    expect(bootOf(body)).toMatchObject({ release: 'ranking' });
  });

  it('names files of a candidate that are listed and sent [MFE-4]', async () => {
    const list = await get(`/remotes/ranking/versions/${versionIn('ranking')}.json?at=${feed.current().sequence}`);
    const { entry } = list.json<{ entry: string }>();
    expect((await get(`/remotes/ranking/${entry}`)).statusCode).toBe(200);
  });

  it.each(['', 'ranking'])('finds the current version of its visitors: "%s"', async (release) => {
    const current = await get('/remotes/ranking/versions/current.json', visitorOf(release));
    expect([current.statusCode, current.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(current.json()).toMatchObject({ version: versionIn(release) });
  });
});
