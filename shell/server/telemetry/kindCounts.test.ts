import { randomBy } from '@caravan/shared/testing/random';
import type { Outcome } from '../../universal/remotes/errors';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { anyVisitor } from '../testing/reports';
import { createKindCounts, kindsOf } from './kindCounts';

let random = randomBy(29);
beforeEach(() => {
  random = randomBy(29);
});
const isOneIn = (total: number): boolean => random() * total < 1;
const routes = ['ranking/home', 'ranking/table', 'market/list', 'market/car', null];

/** A tenth of visitors reads Georgian, a third signs in, and so on. */
const randomVisitor = (): VisitorKind => ({
  lang: isOneIn(10) ? 'ge' : 'en',
  width: isOneIn(2) ? 'narrow' : isOneIn(2) ? 'medium' : 'wide',
  isSignedIn: isOneIn(3),
  hasMoved: isOneIn(2),
  route: routes[Math.floor(random() * routes.length)] ?? null,
});

/** Simulates visitors, most with their own network, until the version counts as failing. Returns the failing kind and the failed visitors. */
const visit = (visitors: number, fails: (kind: VisitorKind) => boolean) => {
  const counts = createKindCounts(1);
  let failed = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const kind = randomVisitor();
    const report = (outcome: Outcome): string | null =>
      counts.add('ranking', 'v2', outcome, {
        id: String(visitor),
        network: `network ${Math.floor(random() * 400)}`,
        kind,
      });
    const atLoad = report('ready');
    if (!fails(kind)) {
      if (atLoad) return { failing: atLoad, failed };
      continue;
    }
    failed += 1;
    const failing = report('render');
    if (failing) return { failing, failed };
  }
  return { failing: null, failed };
};

/** Reports a failure from each network, in page views of their own. */
const reportFailures = (networks: readonly string[], idOf = (index: number) => `view ${index}`): string | null => {
  const counts = createKindCounts(1);
  let failing: string | null = null;
  for (const [index, network] of networks.entries())
    failing ??= counts.add('ranking', 'v2', 'render', { id: idOf(index), network, kind: anyVisitor });
  return failing;
};

describe('a version that fails in browsers', () => {
  it.each<readonly [string, (kind: VisitorKind) => boolean]>([
    ['in Georgian', ({ lang }) => lang === 'ge'],
    ['below 600 px', ({ width }) => width === 'narrow'],
    ['signed in', ({ isSignedIn }) => isSignedIn],
    ['after a step within the site', ({ hasMoved }) => hasMoved],
    ['on route market/car', ({ route }) => route === 'market/car'],
    ['in Georgian, below 600 px', ({ lang, width }) => lang === 'ge' && width === 'narrow'],
    ['signed in, on route ranking/table', ({ isSignedIn, route }) => isSignedIn && route === 'ranking/table'],
  ])('is found after few failures if it fails %s [MFE-5]', (name, fails) => {
    const { failing, failed } = visit(10_000, fails);
    expect(failing).toMatch(new RegExp(`^${name}: ready \\d+, failed \\d+$`));
    expect(failed).toBeLessThanOrEqual(12);
  });

  it('is found if it fails for all visitors', () => {
    expect(visit(100, () => true)).toEqual({ failing: 'for all visitors: ready 5, failed 5', failed: 5 });
  });

  it('is not failing if it fails for one visitor in a hundred', () => {
    const { failing, failed } = visit(20_000, () => isOneIn(100));
    expect(failing).toBeNull();
    expect(failed).toBeGreaterThan(100);
  });
});

it.each([
  ['one network', Array.from({ length: 1000 }, () => 'a')],
  ['two networks', Array.from({ length: 1000 }, (_, index) => (index % 2 ? 'a' : 'b'))],
  ['successive failures of three networks', ['a', 'a', 'b', 'b', 'c']],
  ['IPv6 addresses with the same 48 bits', ['1', '2', '3', '4', '5'].map((group) => `2001:db8:0:${group}::`)],
])('%s cannot mark a version as failing', (_reporters, networks) => {
  expect(reportFailures(networks)).toBeNull();
});

it('three networks mark a version that works for few others as failing', () => {
  expect(reportFailures(['a', 'b', 'c', 'a', 'b'])).toBe('for all visitors: ready 0, failed 5');
});

it('three networks cannot mark a version that works for many others as failing', () => {
  const counts = createKindCounts(1);
  const add = (outcome: Outcome, network: string, id: string) =>
    counts.add('ranking', 'v2', outcome, { id, network, kind: anyVisitor });
  for (let visitor = 0; visitor < 20; visitor += 1) add('ready', `network ${visitor}`, `visit ${visitor}`);
  const results = Array.from({ length: 300 }, (_, index) => add('render', 'abc'.charAt(index % 3), `view ${index}`));
  expect(results.filter((failing) => failing !== null)).toEqual([]);
});

it('one page view cannot mark a version as failing from several networks', () => {
  expect(reportFailures(['a', 'b', 'c', 'a', 'b'], () => 'view')).toBeNull();
});

it('counts a bounded number of kinds', () => {
  const names = new Set(Array.from({ length: 10_000 }, () => kindsOf(randomVisitor())).flat());
  // 1 for all, 9 qualities, 30 pairs of them, and 10 for each route.
  expect(names.size).toBe(40 + 10 * 4);
});

it('deletes versions that no longer run', () => {
  const counts = createKindCounts(1);
  const fail = (network: string) => counts.add('ranking', 'v2', 'render', { id: network, network, kind: anyVisitor });
  for (const network of ['a', 'b', 'c', 'd']) fail(network);
  counts.keepOnly((_remote, version) => version === 'v3');
  expect(fail('e')).toBeNull();
});
