import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Slot } from '@caravan/shared/contracts';
import { cardOf, homeOf } from '../../testing/manifests';
import { sourceHash } from '../http/contentPolicy';
import { bootOf, inlineTexts, renderIn } from '../testing/html';
import { federationOf, federationWithRoute, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;

const countingPage = `(() => {
  let renders = 0;
  return { Component: () => 'Render ' + (renders += 1), meta: ({ setting, params }) => ({ title: setting.lang + ' ' + (params.id ?? 'all') }) };
})()`;
const throwingPage = "{ Component: () => { throw new Error('boom'); } }";
/** Publishes a remote whose page shows widgets of other remotes. */
const publishWithWidgets = (name: string, ...widgets: Slot[]) => {
  const page = `{ Component: () => ['The market: ', ...${JSON.stringify(widgets)}.map((slot) => createElement(Other, { slot, key: slot.remote }))] }`;
  return site.publish(federationWithRoute(name, { widgets }), serverCode(page));
};
const missingPage = '{ Component: () => null, load: async () => { throw new Response(null, { status: 404 }); } }';
const failingPage = "{ Component: () => null, load: async () => { throw new TypeError('no data'); } }";

beforeAll(async () => {
  await site.publish(federationOf('ranking'), serverCode(countingPage));
  await site.publish(federationOf('broken'), serverCode(throwingPage, throwingPage));
  await site.publish(federationOf('unloadable'), 'throw new Error("no module");');
  await site.publish(federationOf('missing'), serverCode(missingPage));
  await site.publish(federationOf('failing'), serverCode(failingPage));
  await publishWithWidgets('market', cardOf('ranking'));
  await publishWithWidgets('fair', cardOf('ranking'), cardOf('broken'));
  app = await site.serve();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const policyOf = (answer: Awaited<ReturnType<typeof get>>): string => String(answer.headers['content-security-policy']);

describe('a page', () => {
  it('has its content, title and scripts [MFE-10]', async () => {
    const { statusCode, body, headers } = await get('/ranking/zeekr');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div data-slot="ranking/home">Render ');
    expect(body).toContain('<title>en zeekr — Caravan</title>');
    expect(bootOf(body)).toMatchObject({ rendered: [homeOf('ranking')], leftOut: [] });
    for (const file of ['remoteEntry', 'remote', 'text-en', 'page-home']) {
      expect(body).toMatch(
        new RegExp(`<link rel="modulepreload" href="/remotes/ranking/${file}\\.\\d+\\.js" integrity="sha256-`),
      );
    }
    expect(body).not.toContain('/remotes/ranking/text-ge');
  });

  it('names only the files that it loads [PERF-1]', async () => {
    const { body } = await get('/ranking/zeekr');
    const namedFiles = new Set(body.match(/[\w-]+\.\d+\.js/g));
    const preloadedFiles = [...body.matchAll(/<link rel="modulepreload" href="[^"]*\/([^"/]+)"/g)].map(
      ([, file]) => file,
    );
    // Names the entry of each remote, and of its previous version.
    expect(
      [...namedFiles].filter((file) => !preloadedFiles.includes(file) && !file.startsWith('remoteEntry.')),
    ).toEqual([]);
    expect(preloadedFiles.length).toBeGreaterThan(4);
  });

  it('contains the widgets of other remotes [MFE-10]', async () => {
    const { body } = await get('/market');
    expect(body).toMatch(/The market: <div data-slot="ranking\/Card">.*The card/);
    expect(bootOf(body)).toMatchObject({ rendered: [homeOf('market'), cardOf('ranking')], leftOut: [] });
    expect(body).toMatch(/<link rel="modulepreload" href="\/remotes\/ranking\/widget-Card\.\d+\.js"/);
  });

  it('has a policy that names each inline element by hash [REL-5]', async () => {
    const answer = await get('/ranking');
    const parts = inlineTexts(answer.body);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(policyOf(answer)).toContain(sourceHash(part));
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('is a 404 in the layout if no route matches [SHELL-1]', async () => {
    const { statusCode, body } = await get('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
    expect(body).toContain('Skip to main content');
    expect(body).toContain('data-status="404"');
  });

  it('is a 404 if the page reports it', async () => {
    const { statusCode, body } = await get('/missing/7');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  it.each(['', '?lang=ge&accountId=7&utm_source=a%20b'])(
    'at `/` is that at /home, with the query "%s" [SHELL-1] [SHELL-9]',
    async (query) => {
      const { statusCode, headers } = await get(`/${query}`);
      expect([statusCode, headers['location']]).toEqual([302, `/home${query}`]);
    },
  );

  it('is Georgian by cookie or address, and the address wins [SHELL-11]', async () => {
    const byCookie = await get('/ranking', { cookie: 'lang=ge' });
    expect(byCookie.body).toContain('<html lang="ka"');
    expect(byCookie.body).toContain('/remotes/ranking/text-ge');
    expect((await get('/ranking?lang=ge')).body).toContain('<title>ge all — Caravan</title>');
    expect((await get('/ranking?lang=en', { cookie: 'lang=ge' })).body).toContain('<html lang="en"');
    expect((await get('/ranking?lang=fr')).body).toContain('<html lang="en"');
  });

  it('is sent in an encoding that the browser accepts', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip', ''].map((encoding) => get('/ranking/br', encoding ? { 'accept-encoding': encoding } : {})),
    );
    expect(br && brotliDecompressSync(br.rawPayload).toString()).toBe(plain?.body);
    expect(gzip && gunzipSync(gzip.rawPayload).toString()).toBe(plain?.body);
    expect(br?.headers['vary']).toBe('cookie, accept-encoding');
  });
});

describe('a page in the cache of the browser', () => {
  const tagOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    String((await get(path, headers)).headers['etag']);

  it('is not sent again while it is unchanged', async () => {
    const tag = await tagOf('/ranking/held');
    for (const header of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const { statusCode, body, headers } = await get('/ranking/held', { 'if-none-match': header });
      expect([statusCode, body, headers['etag'], headers['vary']]).toEqual([304, '', tag, 'cookie, accept-encoding']);
      // It would replace the policy of the cached page.
      expect(headers['content-security-policy']).toBeUndefined();
    }
  });

  it('gets a new clock with a 304', async () => {
    const { headers } = await get('/ranking/held', { 'if-none-match': await tagOf('/ranking/held') });
    expect(headers['server-timing']).toMatch(/^clock;desc="\d{13}", view/);
  });

  it('is sent if the tag is of another page, or the page is never cached', async () => {
    const tag = await tagOf('/ranking/held');
    expect(await tagOf('/ranking/held', { 'accept-encoding': 'br' })).not.toBe(tag);
    const requests: readonly [string, Record<string, string>][] = [
      ['/ranking/held', { cookie: 'lang=ge' }],
      ['/ranking/held', { 'accept-encoding': 'gzip' }],
      ['/ranking?accountId=7', {}],
    ];
    for (const [path, headers] of requests) {
      expect((await get(path, { ...headers, 'if-none-match': tag })).statusCode).toBe(200);
    }
    expect((await get('/ranking?accountId=7')).headers['etag']).toBeUndefined();
    expect((await get('/nowhere')).headers['etag']).toBeUndefined();
  });
});

describe('the cache of pages', () => {
  it('returns one page for equal requests, and only for these', async () => {
    const first = renderIn((await get('/ranking/cached')).body);
    expect(first).not.toBe('nothing');
    expect(renderIn((await get('/ranking/cached')).body)).toBe(first);
    const responses = await Promise.all([
      get('/ranking/cached', { cookie: 'lang=ge' }),
      get('/ranking/cached', { cookie: 'currency=GEL' }),
      get('/ranking/cached', { cookie: 'country=azerbaijan' }),
      get('/ranking/cached', { cookie: 'theme=dark' }),
      get('/ranking/cached', { cookie: 'menu=narrow' }),
      get('/ranking/cached?page=2'),
    ]);
    for (const { body } of responses) expect(renderIn(body)).not.toBe(first);
  });

  it('shares the page of the default country with visitors who chose it', async () => {
    const first = renderIn((await get('/ranking/shared')).body);
    const responses = await Promise.all([
      get('/ranking/shared', { cookie: 'country=georgia' }),
      get('/ranking/shared', { cookie: 'country=china' }),
      get('/ranking/shared?country=china'),
    ]);
    expect(responses.map(({ body }) => renderIn(body))).toEqual([first, first, first]);
  });

  it('renders with the country of the address instead of the cookie', async () => {
    const { body } = await get('/ranking/chosen?country=azerbaijan', { cookie: 'country=georgia' });
    expect(bootOf(body)).toMatchObject({ country: 'azerbaijan' });
    expect(body).toContain('<link rel="canonical" href="https://caravan.test/ranking/chosen">');
  });

  it("never keeps one visitor's page: its inline parts have a nonce of their own each time", async () => {
    const [first, second] = [await get('/ranking?accountId=7'), await get('/ranking?accountId=7')];
    const nonces = [first, second].map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(renderIn(first.body)).not.toBe(renderIn(second.body));
    expect(policyOf(first)).not.toMatch(/unsafe|sha256/);
    const tags = first.body.match(/<(?:style|script(?! type))[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonces[0]}"`);
  });
});

describe('an address', () => {
  it('in another spelling redirects with its query, without rendering [REL-3]', async () => {
    const { statusCode, headers } = await get('/Ranking/cached/?utm_source=a&page=2');
    expect([statusCode, headers['location']]).toEqual([308, '/ranking/cached?utm_source=a&page=2']);
  });

  it.each(['//ranking/cached?page=2', '///Ranking/cached/?page=2'])(
    'with several slashes at the start redirects: %s [REL-4]',
    async (address) => {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['location']]).toEqual([308, '/ranking/cached?page=2']);
    },
  );

  it('without a route is one page for all visitors [REL-3]', async () => {
    const { statusCode, headers } = await get('/nowhere?accountId=7');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-cache']);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });
});

describe('a remote that fails on the server', () => {
  it.each(['broken', 'unloadable'])(
    'is left to the browser; the rest of the page stands: %s [MFE-10]',
    async (name) => {
      const { statusCode, body } = await get(`/${name}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('Skip to main content');
      expect(body).toContain(`<title>Title of ${name} — Caravan</title>`);
      expect(bootOf(body)).toMatchObject({ rendered: [], leftOut: [homeOf(name)] });
    },
  );

  it('affects neither the page nor other widgets if it is a widget [MFE-5]', async () => {
    const { statusCode, body } = await get('/fair');
    expect(statusCode).toBe(200);
    expect(body).toContain('The market: ');
    expect(body).toContain('Placeholder');
    expect(bootOf(body)).toMatchObject({ rendered: [homeOf('fair'), cardOf('ranking')], leftOut: [cardOf('broken')] });
  });

  it('leaves no timer that would keep the page in memory', async () => {
    const startTimer = jest.spyOn(globalThis, 'setTimeout');
    const clearTimer = jest.spyOn(globalThis, 'clearTimeout');
    await get('/broken/timer');
    const clearedTimers = new Set<unknown>(clearTimer.mock.calls.flat());
    const openTimers = startTimer.mock.results.filter((timer) => !clearedTimers.has(timer.value));
    expect(openTimers).toEqual([]);
  });

  it.each(['broken', 'failing'])('is rendered at the next request, since the page is not cached: %s', async (name) => {
    const warn = jest.spyOn(app.log, 'warn');
    await get(`/${name}/again`);
    const warningCount = warn.mock.calls.length;
    await get(`/${name}/again`);
    expect([warningCount > 0, warn.mock.calls.length]).toEqual([true, 2 * warningCount]);
  });

  it('renders to the same bytes each time, so that its compression is reused [PERF-1]', async () => {
    const [first, second] = [await get('/broken/same'), await get('/broken/same')];
    expect(first.body).toBe(second.body);
    expect(first.headers['server-timing']).toMatch(/^clock;desc="\d{13}", view;dur=1;desc="[\w.-]+"$/);
  });
});
