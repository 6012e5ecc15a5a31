import type { Outcome } from '../../universal/sections/errors';
import type { VisitorKind } from '../../universal/sections/visitorKind';

/** Whose browser reports: counted by network, since one visitor can send many reports. */
export interface Visitor {
  readonly network: string;
  /** Null where the page did not say it. */
  readonly kind: VisitorKind | null;
}

/** Failures of a kind of visitor from which on a version may be called failing, and the networks that they come from. */
const LEAST = { failures: 5, networks: 3 };

/** What is the code's own fault, and not that of a visitor's line. */
const OWN_FAULTS: readonly Outcome[] = ['evaluation', 'contract', 'http', 'render'];

const ALL = 'for all visitors';
const LANGUAGE = { en: 'in English', ge: 'in Georgian' };
const WIDTH = { narrow: 'below 600 px', medium: 'from 600 to 1023 px', wide: 'from 1024 px' };

/** Each kind that a visitor is of: all, each quality alone, and each two together. */
export const kindsOf = (kind: VisitorKind | null): readonly string[] => {
  if (!kind) return [ALL];
  const qualities = [
    LANGUAGE[kind.lang],
    WIDTH[kind.width],
    kind.isSignedIn ? 'signed in' : 'signed out',
    kind.hasMoved ? 'after a step within the site' : 'at the first page',
    ...(kind.route === null ? [] : [`on route ${kind.route}`]),
  ];
  const pairs = qualities.flatMap((one, place) => qualities.slice(place + 1).map((other) => `${one}, ${other}`));
  return [ALL, ...qualities, ...pairs];
};

interface KindCount {
  ready: number;
  render: number;
  failed: number;
  /** Networks that failures came from, until there are enough. */
  readonly networks: Set<string>;
  /** The network of the last load that worked, and that of the last that failed. */
  readonly last: Map<'ready' | 'failed', string>;
}

/**
 * The share of loads that failed. What was loaded and then failed while it was drawn did not work; a load that failed once
 * and then was there did: browsers cannot tell a broken line from broken code at the first try.
 */
const failedShare = ({ ready, render, failed }: KindCount): number => failed / (failed + Math.max(0, ready - render));

const isFailing = (counts: KindCount): boolean =>
  counts.failed >= LEAST.failures && counts.networks.size >= LEAST.networks && failedShare(counts) > 0.5;

/** Counts one outcome. Successive ones of one network are one: it cannot outweigh all others. */
const count = (counts: KindCount, outcome: Outcome, network: string): void => {
  const end = outcome === 'ready' ? 'ready' : 'failed';
  if (counts.last.get(end) === network) return;
  counts.last.set(end, network);
  if (outcome === 'ready') {
    counts.ready += 1;
    return;
  }
  counts.failed += 1;
  if (outcome === 'render') counts.render += 1;
  if (counts.networks.size < LEAST.networks) counts.networks.add(network);
};

/**
 * Counts how loads of versions end in browsers, by kind of visitor: a version that fails for a tenth of all, who have one
 * thing in common, fails. There are as many kinds as the declared routes allow, about 30 and 10 more for each route.
 */
export const createKindCounts = () => {
  const versions = new Map<
    string,
    { readonly remote: string; readonly version: string; readonly kinds: Map<string, KindCount> }
  >();
  return {
    /** Names the kind of this visitor that the version fails most for, with its counts; null where it fails for none. */
    add: (remote: string, version: string, outcome: Outcome, { network, kind }: Visitor): string | null => {
      if (outcome !== 'ready' && !OWN_FAULTS.includes(outcome)) return null;
      const key = `${remote} ${version}`;
      const { kinds } = versions.get(key) ?? { kinds: new Map<string, KindCount>() };
      versions.set(key, { remote, version, kinds });
      let failing: { readonly name: string; readonly counts: KindCount } | null = null;
      for (const name of kindsOf(kind)) {
        const counts = kinds.get(name) ?? { ready: 0, render: 0, failed: 0, networks: new Set(), last: new Map() };
        kinds.set(name, counts);
        count(counts, outcome, network);
        // Of kinds that fail alike, the widest.
        if (isFailing(counts) && (!failing || failedShare(counts) > failedShare(failing.counts)))
          failing = { name, counts };
      }
      return failing && `${failing.name}: ready ${failing.counts.ready}, failed ${failing.counts.failed}`;
    },
    /** Forgets versions that are no longer of interest. */
    keep: (isKnown: (remote: string, version: string) => boolean): void => {
      for (const [key, { remote, version }] of versions) if (!isKnown(remote, version)) versions.delete(key);
    },
  };
};
