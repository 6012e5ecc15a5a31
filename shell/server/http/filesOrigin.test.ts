import type { FastifyInstance } from 'fastify';
import { changePartner } from '@caravan/registry';
import { bootOf } from '../testing/html';
import { federationOf, federationWithRoute, withSite } from '../testing/site';

const site = withSite();
const cdn = 'https://cdn.test';
const gazette = 'https://gazette.test';
let app: FastifyInstance;

beforeAll(async () => {
  await site.publish(federationWithRoute('framed', { framed: true }));
  await site.publish(federationOf('account'));
  await site.publish(federationOf('ranking'));
  const partners = { store: site.store, keys: site.keys, by: 'team', why: 'a test' };
  await changePartner(partners, 'gazette', { origins: [gazette] });
  app = await site.serve({ config: site.configWith({ PUBLIC_ORIGIN: 'https://caravan.test', REMOTES_ORIGIN: cdn }) });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** Files of shell and remotes that a text names, and the index of remotes. */
const filesIn = (text: string): string[] => text.match(/[^"'(<>\s]*\/(?:assets|remotes)\/[^"')<>\s]*/g) ?? [];

describe('a page of a site with REMOTES_ORIGIN', () => {
  it.each(['/ranking', '/framed', '/test', '/nowhere', '/ranking?accountId=7'])(
    'names files of that origin only: %s',
    async (path) => {
      const { body } = await get(path);
      const files = filesIn(body).filter((address) => address !== '/assets/icon.svg');
      expect(files.length).toBeGreaterThan(2);
      expect(files.filter((address) => !address.startsWith(`${cdn}/`))).toEqual([]);
    },
  );

  it('names the integrity of every script [MFE-7]', async () => {
    const scripts = (await get('/ranking')).body.match(/<(?:script[^>]* src|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).toMatch(/ integrity="sha256-[^"]{44}"/);
  });

  it('allows only the folders with files there, and nothing unsafe [REL-5]', async () => {
    const policy = String((await get('/ranking')).headers['content-security-policy']);
    const directives = policy.split('; ').filter((directive) => directive.includes(cdn));
    expect(directives.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'font-src', 'connect-src']);
    for (const directive of directives)
      expect(directive).toMatch(/ https:\/\/cdn\.test\/assets\/ https:\/\/cdn\.test\/remotes\/$/);
    expect(policy).not.toContain('unsafe');
  });

  it('finds its files at the addresses that it names, without the origin', async () => {
    const { body } = await get('/ranking');
    expect(bootOf(body)).toMatchObject({ remotes: [{ base: `${cdn}/remotes/ranking/` }] });
    const files = filesIn(body).filter((address) => /\.(?:js|woff2|json)/.test(address));
    for (const address of files)
      expect([address, (await get(address.replace(cdn, '').replaceAll('&amp;', '&'))).statusCode]).toEqual([
        address,
        200,
      ]);
  });
});

describe('a file of a site with REMOTES_ORIGIN', () => {
  const paths = () => [
    '/assets/shell.1.js',
    site.files.fontAddress('text-latin-400.woff2'),
    '/remotes/ranking/versions/current.json',
  ];

  it('may be read by pages of every origin, also from a cache that ignores `Vary`', async () => {
    const origins = [undefined, 'https://caravan.test', gazette, 'https://other.test'];
    for (const path of paths())
      for (const origin of origins) {
        const { headers } = await get(path, origin ? { origin } : {});
        expect([path, headers['access-control-allow-origin']]).toEqual([path, '*']);
      }
  });

  it('stays for a year', async () => {
    for (const path of paths().slice(0, 2))
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

it("serves pages of partners from the site's own origin, which their policies name [EMB-5]", async () => {
  const { body, headers } = await get('/embed/manifest.json', { origin: gazette });
  expect([headers['access-control-allow-origin'], body.includes(cdn)]).toEqual([gazette, false]);
  expect((await get('/embed.js')).body).not.toContain(cdn);
});
