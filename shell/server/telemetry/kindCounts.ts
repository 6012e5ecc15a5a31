import { createCounter, networkRange } from '@caravan/shared/http';
import type { Outcome } from '../../universal/remotes/errors';
import type { VisitorKind } from '../../universal/remotes/visitorKind';

/** The visitor of a report with a valid token. Counted by network, since one visitor can send many reports. */
export interface Visitor {
  /** Identifies the page view. */
  readonly id: string;
  readonly network: string;
  readonly kind: VisitorKind;
}

/** Failures for a kind of visitor, and their networks, that make a version failing. */
const MIN_FAILING = { failures: 5, networks: 3 };

/** Failed page views of a version that one network adds in a day, as to the evidence (docs/decisions/0059). */
const MAX_FAILED_VIEWS = 2;
const DAY_MS = 24 * 3_600_000;
/** Page views and networks with a failure of a version that are remembered. */
const MAX_REMEMBERED = { views: 20_000, networks: 50_000 };

/** Outcomes caused by the code, not by the visitor's connection. */
const CODE_FAILURES: readonly Outcome[] = ['evaluation', 'contract', 'http', 'render', 'emptied'];

/** Outcomes of a load that succeeded before. */
const LATER_FAILURES: readonly Outcome[] = ['render', 'emptied'];

const ALL_VISITORS = 'for all visitors';
const LANGUAGE_TEXTS = { en: 'in English', ge: 'in Georgian' };
const WIDTH_TEXTS = { narrow: 'below 600 px', medium: 'from 600 to 1023 px', wide: 'from 1024 px' };

/** Returns the kinds of a visitor: all visitors, each property alone, and each pair of properties. */
export const kindsOf = (kind: VisitorKind): readonly string[] => {
  const properties = [
    LANGUAGE_TEXTS[kind.lang],
    WIDTH_TEXTS[kind.width],
    kind.isSignedIn ? 'signed in' : 'signed out',
    kind.hasMoved ? 'after a step within the site' : 'at the first page',
    ...(kind.route === null ? [] : [`on route ${kind.route}`]),
  ];
  const pairs = properties.flatMap((property, index) =>
    properties.slice(index + 1).map((otherProperty) => `${property}, ${otherProperty}`),
  );
  return [ALL_VISITORS, ...properties, ...pairs];
};

interface KindCount {
  ready: number;
  /** Failures after a load that succeeded. */
  laterFailures: number;
  failed: number;
  /** Networks of failures, up to the minimum. */
  readonly networks: Set<string>;
  /** The network of the last load, by outcome. */
  readonly lastNetworks: Map<'ready' | 'failed', string>;
}

/**
 * Returns the share of loads that failed. A load whose content then failed counts as failed. A load that succeeded at a retry does not:
 * the connection may have failed at the first try.
 */
const failedShare = ({ ready, laterFailures, failed }: KindCount): number =>
  failed / (failed + Math.max(0, ready - laterFailures));

const isFailing = (counts: KindCount): boolean =>
  counts.failed >= MIN_FAILING.failures && counts.networks.size >= MIN_FAILING.networks && failedShare(counts) > 0.5;

/**
 * Counts one outcome. Successive outcomes of one network count once, so that it cannot outweigh the others. `share`: of the successful
 * loads that browsers report.
 */
const countOutcome = (counts: KindCount, outcome: Outcome, network: string, share: number): void => {
  const result = outcome === 'ready' ? 'ready' : 'failed';
  if (counts.lastNetworks.get(result) === network) return;
  counts.lastNetworks.set(result, network);
  if (outcome === 'ready') {
    counts.ready += 1 / share;
    return;
  }
  counts.failed += 1;
  if (LATER_FAILURES.includes(outcome)) counts.laterFailures += 1;
  if (counts.networks.size < MIN_FAILING.networks) counts.networks.add(network);
};

/**
 * Counts outcomes of loads in browsers by kind of visitor, to find a version that fails for only one kind. There are about 30 kinds, and
 * 10 more for each declared route.
 */
export const createKindCounts = (share: number) => {
  const versions = new Map<
    string,
    { readonly remote: string; readonly version: string; readonly kinds: Map<string, KindCount> }
  >();
  const failedViews = createCounter({ windowMs: DAY_MS, maxKeys: MAX_REMEMBERED.views });
  const failingNetworks = createCounter({ windowMs: DAY_MS, maxKeys: MAX_REMEMBERED.networks });

  /** Returns whether a failure counts: the first one of its page view, and few of its network. Notes it. */
  const admitFailure = (key: string, id: string, network: string): boolean =>
    failedViews.count(`${id} ${key}`, 1) === 0 && failingNetworks.count(`${network} ${key}`, MAX_FAILED_VIEWS) === 0;

  return {
    /** Returns the kind of this visitor for which the version fails most, with its counts, or null. */
    add: (remote: string, version: string, outcome: Outcome, visitor: Visitor): string | null => {
      const key = `${remote} ${version}`;
      const { id, kind } = visitor;
      const network = networkRange(visitor.network);
      if (outcome !== 'ready' && !(CODE_FAILURES.includes(outcome) && admitFailure(key, id, network))) return null;
      const { kinds } = versions.get(key) ?? { kinds: new Map<string, KindCount>() };
      versions.set(key, { remote, version, kinds });
      let failing: { readonly name: string; readonly counts: KindCount } | null = null;
      for (const name of kindsOf(kind)) {
        const counts = kinds.get(name) ?? {
          ready: 0,
          laterFailures: 0,
          failed: 0,
          networks: new Set(),
          lastNetworks: new Map(),
        };
        kinds.set(name, counts);
        countOutcome(counts, outcome, network, share);
        // Of equal kinds the first, which is the widest.
        if (isFailing(counts) && (!failing || failedShare(counts) > failedShare(failing.counts)))
          failing = { name, counts };
      }
      return failing && `${failing.name}: ready ${Math.round(failing.counts.ready)}, failed ${failing.counts.failed}`;
    },
    /** Deletes other versions. */
    keepOnly: (isKnown: (remote: string, version: string) => boolean): void => {
      for (const [key, { remote, version }] of versions) if (!isKnown(remote, version)) versions.delete(key);
    },
  };
};
