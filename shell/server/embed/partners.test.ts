import type { FastifyInstance } from 'fastify';
import { changePartner, partnerTally, readTally, type PartnerChange } from '@caravan/registry';
import type { EmbedDeclaration } from '@caravan/shared/contracts';
import { isManifest, type PartnerManifest } from '../../universal/manifest/partnerManifest';
import { cookieOf, promote, rollOut } from '../testing/rollouts';
import { federationOf, federationWithRoute, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;

const gazette = 'https://gazette.test';
const stranger = 'https://stranger.test';
const embed: EmbedDeclaration = {
  name: 'top',
  height: [800, 600, 700],
  georgianHeight: [900, 700, 800],
  attributes: { list: { gives: 'id', heights: { long: [1800, 1600, 1700] } } },
};
const changeGazette = (changes: PartnerChange) =>
  changePartner({ store: site.store, keys: site.keys, by: 'somebody', why: 'a test' }, 'gazette', changes);
const publishWords = (words: string, name = 'ranking', widget = embed.name) => {
  const description = { en: words, ge: words };
  return site.publish(federationWithRoute(name, { embed: { ...embed, name: widget }, framed: true, description }));
};
const serve = async (): Promise<void> => {
  await app?.close();
  app = await site.serve();
};

beforeAll(async () => {
  await publishWords('First');
  await site.publish(federationOf('account'));
});
beforeEach(async () => {
  await changeGazette({ origins: [gazette], callsAMinute: 2, off: false });
  await serve();
});

const get = (url: string, origin?: string) => app.inject({ url, headers: origin ? { origin } : {} });
const manifestFor = async (origin?: string, lang = 'en'): Promise<PartnerManifest> => {
  const manifest: unknown = (await get(`/embed/manifest.json?lang=${lang}`, origin)).json();
  if (!isManifest(manifest)) throw new Error('no manifest');
  return manifest;
};
const allowedOriginOf = async (url: string, origin: string) =>
  (await get(url, origin)).headers['access-control-allow-origin'];
const call = (origin?: string, url = '/tech/data/rankList', remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    remoteAddress,
    url,
    headers: { 'content-type': 'application/json', ...(origin ? { origin } : {}) },
    payload: '{}',
  });

it('serves files to pages of a partner, and of no other site [EMB-5]', async () => {
  for (const address of [
    '/embed.js',
    '/embed/manifest.json',
    '/assets/embed.1.js',
    '/remotes/ranking/versions/current.json',
  ]) {
    expect([address, await allowedOriginOf(address, gazette)]).toEqual([address, gazette]);
    expect([address, await allowedOriginOf(address, stranger)]).toEqual([address, undefined]);
    expect((await get(address, gazette)).headers['vary']).toContain('origin');
  }
  // Pages are shown in frames, by their own policy.
  expect(await allowedOriginOf('/ranking', gazette)).toBeUndefined();
});

it('serves the tag with the names and heights of widgets', async () => {
  const known = JSON.stringify({
    program: '/assets/embed.1.js',
    reservedHeights: {
      top: { height: [800, 600, 700], by: { list: { long: [1800, 1600, 1700] }, lang: { ge: [900, 700, 800] } } },
    },
  });
  expect((await get('/embed.js')).body).toBe(`export const known = (${known});\n`);
});

it('lists the widgets for a partner with absolute addresses and integrity [EMB-2]', async () => {
  const manifest = await manifestFor(gazette, 'ge');
  expect(manifest).toMatchObject({ partner: 'gazette', isOn: true, lang: 'ge', origin: 'https://caravan.test' });
  expect(manifest.remotes.map(({ name, base }) => [name, base])).toEqual([
    ['ranking', 'https://caravan.test/remotes/ranking/'],
  ]);
  const files = Object.entries(manifest.integrity);
  expect(files.map(([address]) => address.replace(/\.\d+\.js$/, ''))).toEqual(
    ['remoteEntry', 'remote', 'text-en', 'page-home', 'text-ge'].map(
      (file) => `https://caravan.test/remotes/ranking/${file}`,
    ),
  );
  for (const [, integrity] of files) expect(integrity).toMatch(/^sha256-/);
  expect((await get('/partners/gazette.json')).json()).toMatchObject({
    entries: { ranking: 'https://caravan.test/partners/gazette/ranking.js' },
  });
});

it('serves a federation entry for each listed remote only', async () => {
  const { body, statusCode } = await get('/partners/gazette/ranking.js', gazette);
  expect([statusCode, body]).toEqual([200, expect.stringContaining('from"/assets/embed.1.js"')]);
  const strange = ['account.js', 'constructor.js'].map((file) => `/partners/gazette/${file}`);
  const nobody = ['nobody', 'constructor'].flatMap((id) => [`/partners/${id}.json`, `/partners/${id}/ranking.js`]);
  for (const address of [...strange, ...nobody])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
});

it('serves a pinned version to its partner only', async () => {
  const versionFor = async (origin?: string) => (await manifestFor(origin)).remotes[0]?.version ?? '';
  const first = await versionFor(gazette);
  await changeGazette({ pins: { ranking: first } });
  await publishWords('Second');
  await publishWords('Third');
  await serve();
  expect(await versionFor(gazette)).toBe(first);
  expect(await versionFor()).not.toBe(first);
  const { pinned, remotes } = await manifestFor(gazette);
  expect(pinned).toEqual({ ranking: (await manifestFor()).remotes[0]?.version });
  expect(remotes[0]?.version).toBe(first);
  expect((await manifestFor()).pinned).toEqual({});
  expect((await get(`/remotes/ranking/versions/${first}.json`)).statusCode).toBe(200);
  await changeGazette({ pins: { ranking: null } });
});

it('gives pages of the site the release of their visitor, and partners the running versions [MFE-4, EMB-2]', async () => {
  const { remotes } = await rollOut(site, 'ranking', 50);
  const { current, rollout } = remotes['ranking'] ?? {};
  const cookie = cookieOf((await site.follow()).feed.current().candidates, 'ranking');
  await serve();
  const shown = async (headers: Record<string, string>) => {
    const manifest: unknown = (await app.inject({ url: '/embed/manifest.json', headers })).json();
    return isManifest(manifest) ? [manifest.release, manifest.remotes[0]?.version] : [];
  };
  expect(await shown({ cookie })).toEqual(['ranking', rollout?.candidate.version]);
  expect(await shown({})).toEqual(['', current?.version]);
  expect(await shown({ cookie, origin: gazette })).toEqual(['', current?.version]);
  expect((await app.inject({ url: '/partners/gazette.json', headers: { cookie } })).json()).toMatchObject({
    release: '',
  });
  await promote(site, 'ranking');
});

describe('calls from pages of other sites', () => {
  it('are accepted from a partner after a CORS preflight, and refused otherwise [EMB-5]', async () => {
    const preflight = await app.inject({ method: 'OPTIONS', url: '/tech/data/rankList', headers: { origin: gazette } });
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type, lang, currency',
    ]);
    // There is no API here: a call with status 502 was forwarded.
    expect((await call(gazette)).statusCode).toBe(502);
    expect((await call()).statusCode).toBe(502);
    expect((await call('https://caravan.test')).statusCode).toBe(502);
    expect((await call(stranger)).statusCode).toBe(403);
    expect((await call('null')).statusCode).toBe(403);
  });

  it('are refused also if their address has percent codes [EMB-5]', async () => {
    const address = '/%74ech/data/rankList';
    expect((await call(gazette, address)).statusCode).toBe(502);
    expect((await call(stranger, address)).statusCode).toBe(403);
  });

  it('of one network use up half of those of a partner at most [REL-3]', async () => {
    await changeGazette({ callsAMinute: 122 });
    await serve();
    const statusOf = async (address: string) => (await call(gazette, '/tech/data/rankList', address)).statusCode;
    for (let sent = 0; sent < 61; sent += 1) await statusOf('192.0.2.1');
    expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.2')]).toEqual([429, 502]);
  });

  it('are limited and counted for each partner', async () => {
    await call(gazette);
    await call(gazette);
    expect((await call(gazette)).statusCode).toBe(429);
    await app.inject({
      method: 'POST',
      url: '/embed/loads',
      headers: { origin: gazette, 'content-type': 'text/plain' },
      payload: JSON.stringify([
        ['ranking', 'v1', 'ready'],
        ['ranking', 'v1', 'network'],
      ]),
    });
    await app.close();
    const today = new Date().toISOString().slice(0, 10);
    expect(await readTally(site.store, partnerTally('gazette', today))).toMatchObject({
      'calls refused': 1,
      loads: 1,
      errors: 1,
    });
  });
});

it('is switched off for the tag, calls and frames at once', async () => {
  const framers = async () =>
    /frame-ancestors ([^;]*)/.exec(String((await get('/ranking')).headers['content-security-policy']))?.[1];
  expect(await framers()).toBe(`'self' ${gazette}`);
  await changeGazette({ off: true });
  await serve();
  expect((await get('/embed/manifest.json', gazette)).json()).toMatchObject({ isOn: false });
  expect((await call(gazette)).statusCode).toBe(403);
  expect(await framers()).toBe("'self'");
});

it('does not serve a pinned version whose widget another remote has taken over [EMB-2]', async () => {
  const pin = (await manifestFor()).remotes.find(({ name }) => name === 'ranking')?.version ?? '';
  await changeGazette({ pins: { ranking: pin } });
  await publishWords('Fourth', 'ranking', 'best');
  await publishWords('First', 'account', 'top');
  await serve();
  const { remotes, pinned } = await manifestFor(gazette);
  const widgets = remotes.map(({ name, routes }) => [name, routes.map((route) => route.embed?.name)]);
  expect([Object.fromEntries(widgets), pinned]).toEqual([{ ranking: ['best'], account: ['top'] }, {}]);
});
