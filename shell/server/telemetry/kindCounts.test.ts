import type { Outcome } from '../../universal/remotes/errors';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { createKindCounts, kindsOf } from './kindCounts';

/** Numbers from 0 to 1 that look random, the same in each run (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

let next = numbersFrom(29);
beforeEach(() => {
  next = numbersFrom(29);
});
const isOneIn = (many: number): boolean => next() * many < 1;
const routes = ['ranking/home', 'ranking/table', 'market/list', 'market/car', null];

/** A tenth of visitors reads Georgian, a third signs in, and so on. */
const anyVisitor = (): VisitorKind => ({
  lang: isOneIn(10) ? 'ge' : 'en',
  width: isOneIn(2) ? 'narrow' : isOneIn(2) ? 'medium' : 'wide',
  isSignedIn: isOneIn(3),
  hasMoved: isOneIn(2),
  route: routes[Math.floor(next() * routes.length)] ?? null,
});

/** Lets visitors come, most from a network of their own, until the version is found failing; gives what is told, and how many failed. */
const visit = (visitors: number, fails: (kind: VisitorKind) => boolean) => {
  const counts = createKindCounts(1);
  let failed = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const kind = anyVisitor();
    const report = (outcome: Outcome): string | null =>
      counts.add('ranking', 'v2', outcome, { network: `network ${Math.floor(next() * 400)}`, kind });
    const atLoad = report('ready');
    if (!fails(kind)) {
      if (atLoad) return { told: atLoad, failed };
      continue;
    }
    failed += 1;
    const told = report('render');
    if (told) return { told, failed };
  }
  return { told: null, failed };
};

const failFor = (networks: readonly string[], kind: VisitorKind | null = null): string | null => {
  const counts = createKindCounts(1);
  let told: string | null = null;
  for (const network of networks) told ??= counts.add('ranking', 'v2', 'render', { network, kind });
  return told;
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
    const { told, failed } = visit(10_000, fails);
    expect(told).toMatch(new RegExp(`^${name}: ready \\d+, failed \\d+$`));
    expect(failed).toBeLessThanOrEqual(12);
  });

  it('is found if it fails for all visitors', () => {
    expect(visit(100, () => true)).toEqual({ told: 'for all visitors: ready 5, failed 5', failed: 5 });
  });

  it('is not failing if it fails for one visitor in a hundred', () => {
    const { told, failed } = visit(20_000, () => isOneIn(100));
    expect(told).toBeNull();
    expect(failed).toBeGreaterThan(100);
  });

  it('is found if reports name no kind', () => {
    expect(failFor(['a', 'b', 'c', 'd', 'e'])).toBe('for all visitors: ready 0, failed 5');
  });
});

describe('one network', () => {
  it('cannot mark a version as failing alone', () => {
    expect(failFor(Array.from({ length: 1000 }, () => 'a'))).toBeNull();
  });

  it('cannot mark a version as failing with a second one', () => {
    expect(failFor(Array.from({ length: 1000 }, (_, place) => (place % 2 ? 'a' : 'b')))).toBeNull();
  });

  it('counts once for successive failures', () => {
    expect(failFor([...Array.from({ length: 1000 }, () => 'a'), 'b', 'c', 'a'])).toBeNull();
  });
});

it('counts a bounded number of kinds', () => {
  const names = new Set(Array.from({ length: 10_000 }, () => kindsOf(anyVisitor())).flat());
  // 1 for all, 9 qualities, 30 pairs of them, and 10 for each route.
  expect(names.size).toBe(40 + 10 * 4);
});

it('deletes versions that no longer run', () => {
  const counts = createKindCounts(1);
  const fail = (network: string) => counts.add('ranking', 'v2', 'render', { network, kind: null });
  for (const network of ['a', 'b', 'c', 'd']) fail(network);
  counts.keep((_remote, version) => version === 'v3');
  expect(fail('e')).toBeNull();
});
