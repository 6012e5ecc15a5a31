import type { FastifyInstance } from 'fastify';
import { readEvidence, removeEvidence, sumOf } from '@caravan/registry';
import { georgianVisitor as kind, viewIn } from '../testing/reports';
import { choices, federationOf, serverCode, withSite } from '../testing/site';
import { MAX_REPORTS } from './reports';
import type { VersionHealth } from './versionHealth';

const site = withSite();
let app: FastifyInstance;
let versionHealth: VersionHealth;
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
  versionHealth = site.createTestHealth();
  await removeEvidence(site.store, 'ranking', version, Date.now() + 120_000);
  app = await site.serve({ config, versionHealth, logTo: { write: (line) => lines.push(line) } });
});
afterEach(() => app.close());

const send = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = '/remotes/loads';
  // As `sendBeacon` sends a text.
  const type = { 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return (await app.inject({ method: 'POST', url, headers: type, payload: text })).statusCode;
};

/** A report without a token. */
const reportOf = (...loads: readonly (readonly [remote: string, version: string, outcome: string, of?: object])[]) => ({
  view: '',
  loads: loads.map(([remote, reportedVersion, outcome, visitorKind = kind]) => [
    remote,
    reportedVersion,
    outcome,
    visitorKind,
  ]),
});

const metrics = async (name: string): Promise<string[]> => {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } });
  return body.split('\n').filter((line) => line.startsWith(`caravan_shell_${name}{`));
};

const loadCounts = (): Promise<string[]> => metrics('section_loads_total');

/** Opens a page, and returns the token of its page view. */
const openPage = async (url = '/ranking'): Promise<string> => {
  const { headers } = await app.inject(url);
  return viewIn(headers);
};

/** Opens pages, forgets what the server logged meanwhile, and returns the tokens of their page views. */
const openPages = async (count: number): Promise<string[]> => {
  const views: string[] = [];
  while (views.length < count) views.push(await openPage());
  lines.length = 0;
  return views;
};

describe('reports of browsers', () => {
  it('count by remote and version, and log failures', async () => {
    expect(await send(reportOf(['ranking', version, 'ready'], ['ranking', version, 'render']))).toBe(204);
    expect(await send(reportOf(['ranking', version, 'render']))).toBe(204);
    const labels = `remote="ranking",version="${version}",side="browser"`;
    expect(await loadCounts()).toEqual([
      `caravan_shell_section_loads_total{${labels},outcome="ready"} 1`,
      `caravan_shell_section_loads_total{${labels},outcome="render"} 2`,
    ]);
    const entries = lines.map((line): unknown => JSON.parse(line));
    expect(entries).toEqual([
      expect.objectContaining({ remote: 'ranking', version, outcome: 'render', route: 'ranking/home' }),
    ]);
  });

  /** Reports that a load failed for a kind of visitor, from six networks. */
  const failInSix = async (of: object, views: readonly string[]): Promise<void> => {
    for (let network = 0; network < 6; network += 1) {
      const report = { ...reportOf(['ranking', version, 'render', of]), view: views[network] ?? '' };
      expect(await send(report, { 'x-forwarded-for': `192.0.2.${network}` })).toBe(204);
    }
  };

  it('log once for which visitors a version fails [MFE-5]', async () => {
    const views = await openPages(26);
    for (let network = 10; network < 30; network += 1) {
      const report = { ...reportOf(['ranking', version, 'ready', { ...kind, lang: 'en' }]), view: views.pop() };
      expect(await send(report, { 'x-forwarded-for': `192.0.2.${network}` })).toBe(204);
    }
    await failInSix(kind, views);
    const entries = lines.map((line): unknown => JSON.parse(line));
    expect(entries).toEqual([
      expect.objectContaining({ remote: 'ranking', version, outcome: 'render', lang: 'ge', width: 'narrow' }),
      expect.objectContaining({
        remote: 'ranking',
        version,
        failsFor: 'in Georgian: ready 0, failed 5',
        msg: 'a version fails in browsers',
      }),
    ]);
  });

  it('log no failing version without valid tokens [MFE-13]', async () => {
    await failInSix(kind, []);
    expect(lines).toEqual([expect.stringContaining('a remote failed in a browser')]);
  });

  it('count an undeclared route as none [REL-4]', async () => {
    await failInSix({ ...kind, route: 'ranking/strange' }, await openPages(6));
    expect(lines.join('')).not.toContain('strange');
  });

  it('log a failure in a changed environment', async () => {
    expect(await send(reportOf(['ranking', version, 'environment']))).toBe(204);
    expect(lines).toEqual([expect.stringContaining('a remote failed in a changed environment')]);
  });

  it('ignore remotes and versions that do not run', async () => {
    expect(await send(reportOf(['ranking', '0123456789abcdef', 'ready']))).toBe(204);
    expect(await send(reportOf(['garage', version, 'evaluation']))).toBe(204);
    expect(await loadCounts()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('are refused if they are invalid [REL-4]', async () => {
    for (const body of ['{', [['ranking', version, 'ready']], { view: '' }]) expect(await send(body)).toBe(400);
  });

  it('are refused if they are too long or from pages of other sites', async () => {
    expect(await send('x'.repeat(17_000))).toBe(413);
    expect(await send(reportOf(['ranking', version, 'ready']), { 'sec-fetch-site': 'cross-site' })).toBe(400);
    expect(await loadCounts()).toEqual([]);
  });

  /** Sends reports from addresses of one network of IPv6. Returns their statuses. */
  const sendFromNetwork = async (count: number): Promise<number[]> => {
    const statuses: number[] = [];
    while (statuses.length < count)
      statuses.push(
        await send(reportOf(['ranking', version, 'ready']), { 'x-forwarded-for': `2001:db8::${statuses.length % 9}` }),
      );
    return statuses;
  };

  it('are refused beyond the rate limit of a network [REL-3]', async () => {
    const statuses = await sendFromNetwork(61);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are taken from other networks after a flood of one network [REL-3]', async () => {
    await sendFromNetwork(MAX_REPORTS.all + 1);
    expect(await send(reportOf(['ranking', version, 'ready']), { 'x-forwarded-for': '192.0.2.1' })).toBe(204);
  });
});

describe('evidence of browsers', () => {
  const vitals = { lcp: 1200, cls: 0 };
  const endOf = async (url?: string) => ({
    view: await openPage(url),
    loads: [],
    end: [
      ['ranking', version, [{ ...kind, route: 'ranking/strange' }], vitals],
      ['garage', version, [kind], vitals],
    ],
  });
  /** Waits until the server has written its counts, and reads them. */
  const evidence = async () => {
    await versionHealth.write();
    return sumOf(await readEvidence(site.store, 'ranking', version, 0));
  };

  it('counts a page view with its vitals if its token is valid [MFE-13]', async () => {
    expect(await send(await endOf())).toBe(204);
    // From the cache.
    expect(await send(await endOf())).toBe(204);
    const { served, reported, outcomes, kinds, vitals: found } = await evidence();
    expect({ served, reported, outcomes, lcp: found.lcp }).toEqual({
      served: 2,
      reported: 2,
      outcomes: { ready: 2 },
      lcp: { 1374: 2 },
    });
    expect(kinds['in Georgian']).toEqual({ views: 2, failed: 0 });
    expect(Object.keys(kinds).join()).not.toContain('strange');
    expect(await metrics('reports_total')).toEqual(['caravan_shell_reports_total{evidence="taken"} 2']);
    expect(await metrics('vitals_count')).toContain(
      `caravan_shell_vitals_count{remote="ranking",version="${version}",vital="lcp"} 2`,
    );
  });

  it.each([
    ['fetched ahead', 'GET', { 'sec-purpose': 'prefetch' }],
    ['rendered ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['asked for by HEAD', 'HEAD', {}],
  ] as const)('misses no report of a page that is %s [PERF-10] [MFE-13]', async (_how, method, headers) => {
    await app.inject({ method, url: '/ranking', headers });
    expect((await evidence()).served).toBe(0);
  });

  it('counts a report without a valid token in the metrics alone [MFE-13]', async () => {
    const report = await endOf();
    expect(await send({ ...report, view: '' })).toBe(204);
    expect(await send({ ...report, view: `${report.view}x` })).toBe(204);
    expect((await evidence()).reported).toBe(0);
    expect(await metrics('reports_total')).toEqual(['caravan_shell_reports_total{evidence="unsigned"} 2']);
    expect(await metrics('vitals_count')).toContain(
      `caravan_shell_vitals_count{remote="ranking",version="${version}",vital="lcp"} 2`,
    );
  });

  it('counts a page view once [MFE-13]', async () => {
    const report = await endOf();
    for (let times = 0; times < 3; times += 1) expect(await send(report)).toBe(204);
    expect((await evidence()).reported).toBe(1);
    expect(await metrics('reports_total')).toContain('caravan_shell_reports_total{evidence="replayed"} 2');
  });

  it('counts failed renders of the server [MFE-13]', async () => {
    const { feed, renderer } = await site.follow();
    const request = { address: 'https://caravan.test/ranking', choices, traceId: '' };
    await versionHealth.countFailures(renderer).page(() => feed.current().running, request, null);
    expect((await evidence()).renderFailed).toBe(1);
  });
});

describe('an error of a remote on the server', () => {
  it('is logged with its name and version', async () => {
    await app.inject('/ranking');
    expect(lines.join('')).toContain(`ranking ${version}: boom`);
  });
});
