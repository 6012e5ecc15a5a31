import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { signOverride, type OverrideTarget } from '@caravan/registry';
import { describeRemote } from '@caravan/registry/publish';
import { listenOn } from '@caravan/shared/http';
import type { Federation, RemoteDescriptor } from '@caravan/shared/contracts';
import { federationOf, federationWithRoute, serverCode, withSite } from '../testing/site';

const site = withSite();
const ranking = federationOf('ranking');
let app: FastifyInstance;
let first: RemoteDescriptor;
let sequence = 0;

const pageOf = (text: string): string => serverCode(`{ Component: () => '${text}' }`);
const sign = (target: OverrideTarget): string =>
  signOverride({ remote: 'ranking', by: 'nino', lifetimeMs: 3_600_000, ...target }, site.keys);
const get = (token: string | null, url = '/ranking', moreCookies = '') =>
  app.inject({ url, headers: token === null ? {} : { cookie: `override=${token}${moreCookies}` } });
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>): string => String(headers['content-security-policy']);

beforeAll(async () => {
  const published = await site.publish(ranking, pageOf('The first'));
  const current = published.remotes['ranking']?.current;
  if (!current) throw new Error('ranking was not published');
  first = current;
  sequence = published.sequence;
  await site.publish(federationOf('account'));
  for (const text of ['The second', 'The third']) await site.publish(ranking, pageOf(text));
  app = await site.serve({ config: site.configWith({ OVERRIDES: '1' }) });
});

describe('the page of a browser with an override', () => {
  const getOverridden = () => get(sign({ version: first.version, at: sequence }));

  it('is rendered by the server from the version that it names [MFE-20]', async () => {
    const { statusCode, body } = await getOverridden();
    expect([statusCode, body.includes('The first'), body.includes('The third')]).toEqual([200, true, false]);
    expect(body).toContain(`"version":"${first.version}"`);
  });

  it('names the registry document that lists the files of the version [MFE-20]', async () => {
    const { body } = await getOverridden();
    expect(body).toContain(`"at":${sequence}`);
    const list = await app.inject(`/remotes/ranking/versions/${first.version}.json?at=${sequence}`);
    expect(list.json()).toMatchObject({ entry: first.entry });
  });

  it('is never cached [MFE-20]', async () => {
    const { headers } = await getOverridden();
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers['etag']).toBeUndefined();
  });

  it('counts as no page view that is evidence [MFE-20]', async () => {
    expect((await getOverridden()).headers['server-timing']).toMatch(/^clock;desc="\d{13}"$/);
  });

  it('leaves no trace on the page of a visitor at the same time [MFE-20]', async () => {
    const answers = await Promise.all([getOverridden(), get(null), getOverridden(), get(null)]);
    for (const { body } of [answers[1], answers[3]]) {
      expect(body).toContain('The third');
      expect(body).not.toContain('The first');
      expect(body).not.toContain('data-override');
      expect(body).not.toContain('"at":');
    }
    expect(answers[0].body).toContain('The first');
  });

  it('has a badge that names remote, version and time left, and ends it [MFE-8]', async () => {
    const { body } = await getOverridden();
    expect(body).toContain(`<body><form data-override="" method="post" action="/override/end" aria-label="Preview">`);
    expect(body).toContain(`ranking ${first.version} instead of the running version`);
    expect(body).toContain('Time left: <b>1 h 0 min</b>.');
    expect(body).toContain('<button>End preview</button>');
  });

  it('has its badge in Georgian, too [MFE-8]', async () => {
    const { body } = await get(sign({ version: first.version, at: sequence }), '/ranking', '; lang=ge');
    expect(body).toContain('aria-label="გადახედვა"');
  });

  it('has no inline part that its policy does not name [REL-5]', async () => {
    const answer = await getOverridden();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(answer)) ?? [];
    const inline =
      answer.body.match(/<(?:style|script)(?![^>]*(?:src|type="application\/(?:ld\+)?json"))[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(3);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  });
});

describe('a cookie', () => {
  it('that was changed is ignored and removed [MFE-20]', async () => {
    const { body, cookies } = await get(sign({ version: first.version, at: sequence }).replace('.', 'x.'));
    expect(body).toContain('The third');
    expect(cookies).toEqual([expect.objectContaining({ name: 'override', value: '' })]);
  });

  it('that has expired is ignored and removed [MFE-20]', async () => {
    const token = sign({ version: first.version, at: sequence });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    const { body, cookies } = await get(token).finally(() => clock.mockRestore());
    expect(body).toContain('The third');
    expect(cookies).toEqual([expect.objectContaining({ name: 'override', value: '' })]);
  });

  it('means nothing where overrides are off [MFE-8]', async () => {
    const withoutOverrides = await site.serve();
    const headers = { cookie: `override=${sign({ version: first.version, at: sequence })}` };
    const { body, cookies } = await withoutOverrides.inject({ url: '/ranking', headers });
    expect(body).toContain('The third');
    expect(cookies).toEqual([]);
  });

  it('alone sets an override: a query has no effect [MFE-20]', async () => {
    const token = sign({ version: first.version, at: sequence });
    const { body } = await get(null, `/ranking?override=${token}&token=${token}`);
    expect(body).toContain('The third');
  });

  it('of an unknown version shows the running one, and says so [MFE-20]', async () => {
    const { body } = await get(sign({ version: 'fedcba9876543210', at: sequence }));
    expect(body).toContain('The third');
    expect(body).toContain('its files no longer exist');
  });
});

describe("a developer's build", () => {
  let server: Server;
  let address = '';
  let servedFiles: Record<string, Buffer | string> = {};
  let builtDescriptor: RemoteDescriptor;

  /** Builds a remote and serves it. */
  const serve = (federation: Federation, code: string): RemoteDescriptor => {
    const dist = site.build(federation, code);
    const descriptor = describeRemote(dist, federation);
    servedFiles = {
      '/descriptor.json': JSON.stringify(descriptor),
      [`/servers/${descriptor.server.file}`]: readFileSync(join(dist, 'server', descriptor.server.file)),
    };
    return descriptor;
  };

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      if (url === '/redirected/descriptor.json') return response.writeHead(302, { location: '/descriptor.json' }).end();
      const body = servedFiles[url];
      return response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    address = `http://127.0.0.1:${await listenOn(server)}`;
  });
  beforeEach(() => {
    builtDescriptor = serve(ranking, pageOf('My build'));
  });
  afterAll(() => server.close());

  it('is rendered by the server, and its files come from its address with integrity [MFE-8]', async () => {
    const { body } = await get(sign({ address }));
    expect(body).toContain('My build');
    expect(body).toContain(`"base":"${address}/remotes/ranking/"`);
    const { integrity } = builtDescriptor.files[builtDescriptor.entry] ?? {};
    expect(body).toContain(`href="${address}/remotes/ranking/${builtDescriptor.entry}" integrity="${integrity}"`);
  });

  it('widens the policy of that answer alone [MFE-20]', async () => {
    const [overridden, unchanged] = [await get(sign({ address })), await get(null)];
    expect(policyOf(overridden)).toMatch(new RegExp(`script-src [^;]* ${address};`));
    expect(policyOf(overridden)).toMatch(new RegExp(`connect-src [^;]* ${address};`));
    expect(policyOf(unchanged)).not.toContain(address);
    expect(unchanged.body).not.toContain(address);
  });

  it('is the newest one with every page [MFE-8]', async () => {
    expect((await get(sign({ address }))).body).toContain('My build');
    serve(ranking, pageOf('My change'));
    expect((await get(sign({ address }))).body).toContain('My change');
  });

  it('may have pages that the running version lacks [MFE-8]', async () => {
    serve(federationWithRoute('ranking', { path: '/ranking-of-tomorrow' }), pageOf('Of tomorrow'));
    expect((await get(sign({ address }), '/ranking-of-tomorrow')).body).toContain('Of tomorrow');
    expect((await get(null, '/ranking-of-tomorrow')).statusCode).toBe(404);
  });

  it.each<[string, () => void, string]>([
    ['does not answer', () => (servedFiles = {}), 'its address does not answer'],
    ['is not described', () => (servedFiles['/descriptor.json'] = '{}'), 'its field version is missing or invalid'],
    ['is no JSON', () => (servedFiles['/descriptor.json'] = '<html>'), 'its descriptor is not JSON'],
    [
      'has another server build than its descriptor',
      () => {
        const { server: described } = serve(ranking, pageOf('Another'));
        servedFiles[`/servers/${described.file}`] = serverCode();
      },
      'its server build does not match its descriptor',
    ],
    [
      'has a file name with markup',
      () =>
        (servedFiles['/descriptor.json'] = JSON.stringify({
          ...builtDescriptor,
          files: { ...builtDescriptor.files, '"><script>.js': builtDescriptor.server },
        })),
      'is missing or invalid',
    ],
    [
      'matches addresses of another remote',
      () => serve(federationWithRoute('ranking', { path: '/account/:id?' }), serverCode()),
      'matches addresses of /account/:id?',
    ],
    ['is too large', () => (servedFiles['/descriptor.json'] = 'x'.repeat(1_000_001)), 'has more than 1000000 bytes'],
  ])('that %s leaves the running version, and the badge says why [MFE-20]', async (_what, change, reason) => {
    change();
    const { statusCode, body } = await get(sign({ address }));
    expect([statusCode, body.includes('The third')]).toEqual([200, true]);
    expect(body).toContain(reason);
    expect(body).toContain('The running version is shown');
  });

  it('is not fetched through a redirect [MFE-20]', async () => {
    const { body } = await get(sign({ address: `${address}/redirected` }));
    expect(body).toContain('its address does not answer');
  });
});
