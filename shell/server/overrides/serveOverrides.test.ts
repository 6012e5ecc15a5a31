import type { FastifyInstance } from 'fastify';
import { signOverride } from '@caravan/registry';
import { federationOf, withSite } from '../testing/site';
import { ownPath } from './serveOverrides';

const site = withSite();
let app: FastifyInstance;
let version = '';
let publishedSequence = 0;

const HOUR = 3_600_000;
const token = (lifetimeMs = HOUR): string =>
  signOverride({ remote: 'ranking', by: 'nino <script>', lifetimeMs, version, at: publishedSequence }, site.keys);
const link = (query = ''): string => `/override?token=${token()}${query}`;
const sameOrigin = { host: 'caravan.test', origin: 'https://caravan.test' };
const confirm = (fields: Record<string, string>, headers: Record<string, string> = sameOrigin) =>
  app.inject({
    method: 'POST',
    url: '/override',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

beforeAll(async () => {
  const { remotes, sequence } = await site.publish(federationOf('ranking'));
  version = remotes['ranking']?.current.version ?? '';
  publishedSequence = sequence;
  app = await site.serve({ config: site.configWith({ OVERRIDES: '1', PUBLIC_ORIGIN: 'https://caravan.test' }) });
});

describe('the link of an override', () => {
  it('asks before anything is set, and names remote, version and sender [MFE-20]', async () => {
    const { statusCode, headers, body } = await app.inject(link());
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(body).toContain(`ranking ${version}`);
    expect(body).toContain('nino &lt;script&gt;');
  });

  it('is stored nowhere and goes to no other site [MFE-20]', async () => {
    const { headers } = await app.inject(link());
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('asks in Georgian, too', async () => {
    const { body } = await app.inject({ url: link(), headers: { cookie: 'lang=ge' } });
    expect(body).toContain('<html lang="ka">');
    expect(body).toContain('გსურთ გადახედვა?');
  });

  it('sets a cookie that scripts cannot read, until the override ends [MFE-20]', async () => {
    const { statusCode, headers, cookies } = await confirm({ token: token(), to: '/ranking?lang=ge' });
    expect([statusCode, headers.location]).toEqual([303, '/ranking?lang=ge']);
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'override', httpOnly: true, sameSite: 'Lax', secure: true, path: '/' }),
    ]);
    const leftMs = (cookies[0]?.expires?.getTime() ?? 0) - Date.now();
    expect(leftMs).toBeGreaterThan(HOUR / 2);
    expect(leftMs).toBeLessThanOrEqual(HOUR);
  });

  it.each([
    ['expired', () => token(1)],
    ['missing', () => ''],
  ])('that is %s sets no cookie [MFE-20]', async (_what, createToken) => {
    const invalidToken = createToken();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const answers = [await app.inject(`/override?token=${invalidToken}`), await confirm({ token: invalidToken })];
    clock.mockRestore();
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
      expect(body).toContain('invalid or has expired');
    }
  });

  it.each([
    ['of another site', { ...sameOrigin, origin: 'https://evil.test' }],
    ['without its origin', { host: 'caravan.test' }],
    ['of a sandbox', { ...sameOrigin, origin: 'null' }],
  ])('is not confirmed by a form %s [MFE-20]', async (_whose, headers) => {
    const { statusCode, cookies } = await confirm({ token: token() }, headers);
    expect([statusCode, cookies]).toEqual([403, []]);
  });

  it('is refused with a long or foreign body [REL-4]', async () => {
    expect((await confirm({ token: 'x'.repeat(10_000) })).statusCode).toBe(413);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/override',
      headers: sameOrigin,
      payload: { token: token() },
    });
    expect(statusCode).toBe(403);
  });
});

it.each([
  ['https://evil.test/ranking', '/'],
  ['//evil.test/ranking', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://caravan.test//evil.test', '/evil.test'],
  ['javascript:alert(1)', '/'],
  ['/ranking?page=2', '/ranking?page=2'],
])('leads from %s to %s of this site [MFE-20]', (to, expected) => {
  expect(ownPath(to, 'caravan.test')).toBe(expected);
});

describe('the end of an override', () => {
  const postEnd = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/override/end', headers });

  it('removes the cookie and shows the same page [MFE-8]', async () => {
    const { statusCode, headers, cookies } = await postEnd({
      ...sameOrigin,
      referer: 'https://caravan.test/ranking?page=2',
    });
    expect([statusCode, headers.location]).toEqual([303, '/ranking?page=2']);
    expect(cookies).toEqual([expect.objectContaining({ name: 'override', value: '' })]);
  });

  it('is not forced by another site', async () => {
    expect((await postEnd({ ...sameOrigin, origin: 'https://evil.test' })).statusCode).toBe(403);
  });
});

it('is unknown to a site that does not allow it [MFE-8]', async () => {
  const withoutOverrides = await site.serve();
  expect((await withoutOverrides.inject(link())).statusCode).toBe(404);
  for (const url of ['/override', '/override/end'])
    expect((await withoutOverrides.inject({ method: 'POST', url, headers: sameOrigin })).statusCode).toBe(404);
});
