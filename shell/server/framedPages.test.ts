import type { FastifyInstance } from 'fastify';
import { homeOf } from '../testing/manifests';
import { hashOf } from './contentPolicy';
import { frameScript } from './document';
import { federationOf, makeSite, serverCode, type TestSite } from './testing/site';

let site: TestSite;
let app: FastifyInstance;
/** The same site with nobody allowed. */
let closed: FastifyInstance;

const names = { auction: 'bidfair', product: 'autocar' };
/** Says by itself where it has nothing. */
const figures =
  "{ Component: () => 'The figures', meta: ({ url }) => (url.searchParams.has('unknown') ? { status: 404 } : {}) }";

beforeAll(async () => {
  site = makeSite();
  const bid = federationOf('bid');
  const routes = bid.routes.map((route) => ({ ...route, path: '/{auction}/page', framed: true, sideMenu: false }));
  await site.publish({ ...bid, routes }, serverCode(figures));
  await site.publish(federationOf('ranking'));
  const config = { ...site.config, names };
  app = await site.serve({ config: { ...config, embedOrigins: ['https://auction.test'] } });
  closed = await site.serve({ config });
  app.log.level = 'silent';
});

afterAll(async () => {
  await app.close();
  await closed.close();
  site.remove();
});

const framed = '/bidfair/page';
const get = (url: string) => app.inject(url);
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>): string => String(headers['content-security-policy']);
const framersOf = (answer: Awaited<ReturnType<typeof get>>): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(policyOf(answer))?.[1];

describe('a page that is made for frames', () => {
  it('stands at the configured name, without the layout, readable as it is sent, and tells its height [EMB-1]', async () => {
    const { statusCode, body } = await get(framed);
    expect([statusCode, body.includes('>The figures</div>')]).toEqual([200, true]);
    for (const part of ['<header', '<nav', '<footer', 'Skip to main content']) expect(body).not.toContain(part);
    expect(body).toContain(`<script>${frameScript}</script>`);
    for (const other of ['/auction/page', '/{auction}/page']) expect((await get(other)).statusCode).toBe(404);
  });

  it('may be framed by pages of the configured origins, and no other page by anybody else [EMB-5]', async () => {
    for (const address of [framed, `${framed}?unknown`, `${framed}?accountId=7`]) {
      const answer = await get(address);
      expect(framersOf(answer)).toBe("'self' https://auction.test");
      // It knows no list, and would contradict the policy.
      expect(answer.headers).not.toHaveProperty('x-frame-options');
    }
    for (const address of ['/ranking', '/ranking?accountId=7', '/nowhere', '/test', '/bidfair/other'])
      expect(framersOf(await get(address))).toBe("'self'");
  });

  it('is another page to browsers that hold it once others may frame it [EMB-5]', async () => {
    const held = String((await get(framed)).headers['etag']);
    expect((await app.inject({ url: framed, headers: { 'if-none-match': held } })).statusCode).toBe(304);
    const answer = await closed.inject({ url: framed, headers: { 'if-none-match': held } });
    expect([answer.statusCode, framersOf(answer)]).toEqual([200, "'self'"]);
  });

  it('names its own line in its policy, by hash or by nonce [REL-5]', async () => {
    expect(policyOf(await get(framed))).toContain(hashOf(frameScript));
    expect((await get(`${framed}?accountId=7`)).body).toMatch(/<script nonce="[^"]+">if\(parent/);
    expect(policyOf(await get('/ranking'))).not.toContain(hashOf(frameScript));
  });

  it('says in its own words, with status 404, where it has nothing', async () => {
    const { statusCode, body } = await get(`${framed}?unknown`);
    expect(statusCode).toBe(404);
    expect(body).toContain('The figures');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(`"rendered":[${JSON.stringify(homeOf('bid'))}]`);
  });
});
