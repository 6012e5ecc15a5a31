import { randomBy } from '@caravan/shared/testing/random';
import { type MinuteSums, emptySums, type Vital, vitalClass } from '../evidence';
import { DEFAULT_LIMITS } from '../rollout';
import { type Verdict, verdictOf } from '../watch/verdict';

/** A page view of a visitor. `interacts`: the visitor clicks or types, so that there is an INP. */
export interface PageView {
  readonly isGeorgian: boolean;
  readonly isPhone: boolean;
  readonly isSignedIn: boolean;
  readonly hasMoved: boolean;
  readonly route: number;
  readonly interacts: boolean;
}

/** A fault of a version, and the page views that it affects. */
export interface Fault {
  readonly affects: (view: PageView) => boolean;
  /** Browsers report failures. */
  readonly fails?: true;
  /** Renders on the server fail or are too late. */
  readonly rendersFail?: true;
  /** Interactions take this many times as long. */
  readonly slows?: number;
}

interface Simulation {
  readonly seed: number;
  /** Share of visitors who get the candidate. */
  readonly share: number;
  /** Page views. */
  readonly visits: number;
  /** Null for a candidate that is as good as the current version. */
  readonly fault: Fault | null;
  /** Page views, from and until, during which both versions fail half of the time: an API or the store does not answer. */
  readonly outage?: readonly [number, number];
}

/** Page views between two checks of the evidence. */
const VIEWS_PER_CHECK = 10;
/** Page views, of all pages, for which a rendered page is fresh in the page cache. */
const FRESH_VIEWS = 30;

const kindNamesOf = ({ isGeorgian, isPhone, isSignedIn, hasMoved, route }: PageView): readonly string[] => {
  const properties = [
    isGeorgian ? 'in Georgian' : 'in English',
    isPhone ? 'below 600 px' : 'from 1024 px',
    isSignedIn ? 'signed in' : 'signed out',
    hasMoved ? 'after a step within the site' : 'at the first page',
    `on route ${route}`,
  ];
  const pairs = properties.flatMap((property, index) =>
    properties.slice(index + 1).map((otherProperty) => `${property}, ${otherProperty}`),
  );
  return ['for all visitors', ...properties, ...pairs];
};

const kindNamesCache = new Map<string, readonly string[]>();
const cachedKindNamesOf = (view: PageView): readonly string[] => {
  const key = Object.values(view).join();
  const names = kindNamesCache.get(key) ?? kindNamesOf(view);
  kindNamesCache.set(key, names);
  return names;
};

/** Runs a rollout with the decision code. Returns how it ended, and how many affected page views the candidate had until then. */
export const simulate = ({
  seed,
  share,
  visits,
  fault,
  outage = [0, 0],
}: Simulation): { verdict: Verdict; affected: number } => {
  const random = randomBy(seed);
  const happens = (probability: number): boolean => random() < probability;
  /** A log-normal number: most page views are near the median, a few take several times as long. */
  const logNormal = (median: number, spread: number): number =>
    median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  // Both versions fail for 0.5 to 2 % of page views, more on phones, and on the server.
  const [failing, failingOnServer] = [0.005 + 0.015 * random(), 0.005 + 0.015 * random()];
  const [candidate, baseline] = [emptySums(), emptySums()];
  let affected = 0;

  const addVital = ({ vitals }: MinuteSums, vital: Vital, value: number): void => {
    const name = vitalClass(value);
    vitals[vital][name] = (vitals[vital][name] ?? 0) + 1;
  };
  const freshUntil = new Map<string, number>();
  const visit = (count: number): void => {
    const view: PageView = {
      isGeorgian: happens(0.4),
      isPhone: happens(0.55),
      isSignedIn: happens(0.15),
      hasMoved: happens(0.6),
      route: Math.floor(4 * random()),
      interacts: happens(0.6),
    };
    const isCandidate = happens(share);
    const sums = isCandidate ? candidate : baseline;
    const activeFault = isCandidate && fault?.affects(view) ? fault : null;
    if (activeFault) affected += 1;
    sums.served += 1;
    const isOut = count >= outage[0] && count < outage[1];
    const page = `${isCandidate} ${view.route} ${view.isGeorgian}`;
    const isCached = (freshUntil.get(page) ?? 0) > count;
    if (!isCached && (happens(isOut ? 0.5 : failingOnServer) || activeFault?.rendersFail)) sums.renderFailed += 1;
    else if (!isCached) freshUntil.set(page, count + FRESH_VIEWS);
    const isFailed = happens(isOut ? 0.5 : view.isPhone ? failing * 1.5 : failing) || activeFault?.fails === true;
    // Some visitors block reports.
    if (happens(0.1)) return;
    sums.reported += 1;
    for (const name of cachedKindNamesOf(view)) {
      const kind = (sums.kinds[name] ??= { views: 0, failed: 0 });
      kind.views += 1;
      kind.failed += Number(isFailed);
    }
    addVital(sums, 'lcp', logNormal(view.isPhone ? 2000 : 1100, 0.5));
    addVital(sums, 'cls', logNormal(20, 1));
    addVital(sums, 'longTasks', logNormal(view.isPhone ? 250 : 90, 0.8));
    if (view.interacts) addVital(sums, 'inp', logNormal(view.isPhone ? 110 : 50, 0.6) * (activeFault?.slows ?? 1));
  };

  for (let count = 1; count <= visits; count += 1) {
    visit(count);
    if (count % VIEWS_PER_CHECK > 0) continue;
    const verdict = verdictOf({
      candidate,
      baseline,
      baselineVersion: 'before',
      overdue: 0,
      loadFault: '',
      limits: DEFAULT_LIMITS,
      isRollout: true,
    });
    if (verdict.kind === 'rollBack') return { verdict, affected };
  }
  return { verdict: { kind: 'continue' }, affected };
};
