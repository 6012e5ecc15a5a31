import type { FastifyInstance } from 'fastify';
import { readSeen } from '@caravan/registry';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;
let version = '';
const lines: string[] = [];

beforeAll(async () => {
  await site.publish(federationOf('ranking'), serverCode("{ Component: () => { throw new Error('boom'); } }"));
  const { feed } = await site.follow();
  version = feed.current().remotes[0]?.descriptor.version ?? '';
});
beforeEach(async () => {
  const config = site.configWith({ METRICS_TOKEN: 'token', TRUST_PROXY: 'loopback' });
  lines.length = 0;
  app = await site.serve({ config, logTo: { write: (line) => lines.push(line) } });
});
afterEach(() => app.close());

const send = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = '/remotes/loads';
  // As `sendBeacon` sends a text.
  const type = { 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return (await app.inject({ method: 'POST', url, headers: type, payload: text })).statusCode;
};

const counted = async (): Promise<string[]> => {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } });
  return body.split('\n').filter((line) => line.startsWith('caravan_shell_section_loads_total{'));
};

describe('reports of browsers', () => {
  it('count by remote and version, and log failures', async () => {
    const loads = [
      ['ranking', version, 'ready'],
      ['ranking', version, 'render'],
    ];
    expect(await send(loads)).toBe(204);
    expect(await send(loads.slice(1))).toBe(204);
    const labels = `remote="ranking",version="${version}",side="browser"`;
    expect(await counted()).toEqual([
      `caravan_shell_section_loads_total{${labels},outcome="ready"} 1`,
      `caravan_shell_section_loads_total{${labels},outcome="render"} 2`,
    ]);
    const told = lines.map((line): unknown => JSON.parse(line));
    expect(told).toEqual([expect.objectContaining({ remote: 'ranking', version, outcome: 'render' })]);
  });

  it('log errors after loading, and mark no version as failing', async () => {
    for (let times = 0; times < 5; times += 1) expect(await send([['ranking', version, 'use']])).toBe(204);
    expect(await counted()).toEqual([
      `caravan_shell_section_loads_total{remote="ranking",version="${version}",side="browser",outcome="use"} 5`,
    ]);
    expect(lines).toEqual([expect.stringContaining('"outcome":"use"')]);
    expect(await readSeen(site.store, 'ranking', version)).not.toBe('failed');
  });

  const kind = { lang: 'ge', width: 'narrow', isSignedIn: true, hasMoved: false, route: 'ranking/home' };
  /** Reports that a load failed for a kind of visitor, from five networks. */
  const failInFive = async (of: object): Promise<void> => {
    for (let network = 0; network < 5; network += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${network}` };
      expect(await send([['ranking', version, 'render', of]], headers)).toBe(204);
    }
  };

  it('log for which visitors a version fails [MFE-5]', async () => {
    for (let network = 10; network < 30; network += 1) {
      const loads = [['ranking', version, 'ready', { ...kind, lang: 'en' }]];
      expect(await send(loads, { 'x-forwarded-for': `192.0.2.${network}` })).toBe(204);
    }
    await failInFive(kind);
    const told = lines.map((line): unknown => JSON.parse(line));
    expect(told).toEqual([
      expect.objectContaining({ remote: 'ranking', version, outcome: 'render', lang: 'ge', width: 'narrow' }),
      expect.objectContaining({
        remote: 'ranking',
        version,
        failsFor: 'in Georgian: ready 0, failed 5',
        msg: 'a version fails in browsers',
      }),
    ]);
  });

  it('count an undeclared route as none [REL-4]', async () => {
    await failInFive({ ...kind, route: 'ranking/strange' });
    expect(lines.join('')).not.toContain('strange');
  });

  it('log a failure in a changed environment, and mark no version as failing', async () => {
    expect(await send([['ranking', version, 'environment', kind]])).toBe(204);
    expect(lines).toEqual([expect.stringContaining('a remote failed in a changed environment')]);
  });

  it('ignore remotes and versions that do not run', async () => {
    expect(await send([['ranking', '0123456789abcdef', 'ready']])).toBe(204);
    expect(await send([['garage', version, 'evaluation']])).toBe(204);
    expect(await counted()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', { remote: 'ranking' }],
    ['nothing', []],
    ['an unknown outcome', [['ranking', 'v', 'fine']]],
    [
      'an unknown kind',
      [['ranking', 'v', 'ready', { lang: 'fr', width: 'narrow', isSignedIn: true, hasMoved: true, route: null }]],
    ],
    [
      'more than a kind',
      [
        [
          'ranking',
          'v',
          'ready',
          { lang: 'en', width: 'narrow', isSignedIn: true, hasMoved: true, route: null, age: 40 },
        ],
      ],
    ],
    ['more than a page loads', Array.from({ length: 41 }, () => ['ranking', 'v', 'ready'])],
  ])('are refused if a report is %s [REL-4]', async (_what, body) => {
    expect(await send(body)).toBe(400);
  });

  it('are refused if they are too long or from pages of other sites', async () => {
    expect(await send('x'.repeat(9000))).toBe(413);
    expect(await send([['ranking', version, 'ready']], { 'sec-fetch-site': 'cross-site' })).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('are refused beyond the rate limit of an address [REL-3]', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await send([['ranking', version, 'ready']]));
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an error of a remote on the server', () => {
  it('is logged with its name and version', async () => {
    await app.inject('/ranking');
    expect(lines.join('')).toContain(`ranking ${version}: boom`);
  });
});
