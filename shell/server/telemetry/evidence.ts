import {
  EVIDENCE_MS,
  emptySums,
  removeEvidence,
  vitalClass,
  vitals,
  writeEvidence,
  type MinuteSums,
  type ObjectStore,
} from '@caravan/registry';
import { networkRange } from '@caravan/shared/http';
import type { Outcome } from '../../universal/remotes/errors';
import { faultOutcomes, type ViewVitals } from '../../universal/remotes/report';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import type { CreateLimit } from '../limits';
import type { VersionName } from '../pages';
import { kindsOf } from './kindCounts';

const MINUTE_MS = 60_000;

const REMOVE_INTERVAL_MS = 15 * MINUTE_MS;

/**
 * Page views of a version that one network adds in a day, failed ones among them, and those whose reports are due. A verdict needs 5
 * failed page views, 20 with a vital, or 10 without a report, so that two networks cause none (docs/decisions/0059).
 */
const MAX_VIEWS = { all: 9, failed: 2, due: 4 };
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Networks and versions that are counted at the same time. */
const MAX_NETWORKS = 50_000;

/** Page views that this process remembers: that ended, and with a failure of a version. About 10 MB each. */
const MAX_REMEMBERED = { ended: 100_000, failed: 20_000 };

/** A version that a page view showed. */
export interface VersionView extends VersionName {
  readonly kinds: readonly VisitorKind[];
  readonly vitals: ViewVitals;
}

/** A report of a page view with a valid token. */
export interface ViewEvidence {
  /** Identifies the page view. */
  readonly id: string;
  readonly network: string;
  readonly loads: readonly (VersionName & { readonly outcome: Outcome; readonly kind: VisitorKind })[];
  /** The versions that the page view showed. Null in a report before its last. */
  readonly end: readonly VersionView[] | null;
  /** The first page view of its browser, which gets no candidate. Its vitals, with an empty cache, do not count. */
  readonly isFirst: boolean;
}

/** Why a report, or a part of it, does not count as evidence. */
export type Refusal = 'replayed' | 'capped';

export interface EvidenceOptions {
  readonly store: ObjectStore;
  /** Name of this process. A process that replaces it has another one, so that it overwrites nothing. */
  readonly server: string;
  /** Share of page views without a failure that browsers report. */
  readonly share: number;
  readonly createLimit: CreateLimit;
  readonly onFailure: (error: unknown) => void;
  /** Unix milliseconds. */
  readonly now?: () => number;
}

interface MinuteEvidence extends VersionName {
  readonly startedAt: number;
  readonly sums: MinuteSums;
  isWritten: boolean;
}

const nameOf = ({ remote, version }: VersionName): string => `${remote} ${version}`;

/** Counts the reports of browsers and of this server by minute and version, and writes them into the store. */
export const createEvidence = ({ store, server, share, createLimit, onFailure, now = Date.now }: EvidenceOptions) => {
  const minutes = new Map<string, MinuteEvidence>();
  const createViewLimit = (name: string, maxKeys: number) => createLimit({ name, maxKeys, windowMs: DAY_MS, now });
  /** By page view. */
  const endedViews = createViewLimit('ended page views', MAX_REMEMBERED.ended);
  /** By page view and version. */
  const viewFailures = createViewLimit('failures of page views', MAX_REMEMBERED.failed);
  /** By network and version. */
  const countedViews = createViewLimit('page views', MAX_NETWORKS);
  const countedFailedViews = createViewLimit('failed page views', MAX_NETWORKS);
  const dueReports = createViewLimit('due reports', MAX_NETWORKS);
  /** Versions that may have evidence in the store: the start of their last minute, and when their old evidence is to be removed. */
  const knownVersions = new Map<string, VersionName & { lastMinute: number; removeAt: number }>();
  let lastWrite = Promise.resolve();
  let isWriteQueued = false;

  const sumsOf = ({ remote, version }: VersionName): MinuteSums => {
    const startedAt = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
    const name = nameOf({ remote, version });
    const key = `${name} ${startedAt}`;
    const removeAt = knownVersions.get(name)?.removeAt ?? 0;
    knownVersions.set(name, { remote, version, lastMinute: startedAt, removeAt });
    const minute = minutes.get(key) ?? { remote, version, startedAt, sums: emptySums(), isWritten: false };
    minute.isWritten = false;
    minutes.set(key, minute);
    return minute.sums;
  };

  const networkKey = (network: string, version: VersionName): string => `${networkRange(network)} ${nameOf(version)}`;

  /** Returns whether a page view counts, and notes it. */
  const admitView = async (network: string, version: VersionName, isFailed: boolean): Promise<boolean> => {
    const key = networkKey(network, version);
    if (isFailed && !(await countedFailedViews.admits(key, MAX_VIEWS.failed))) return false;
    return countedViews.admits(key, MAX_VIEWS.all);
  };

  /** Counts a page view once for each kind of visitor. Returns false if its network has reached its limit. */
  const countView = async (
    network: string,
    version: VersionName,
    kinds: readonly VisitorKind[],
    outcome: Outcome,
  ): Promise<boolean> => {
    const failed = outcome === 'ready' ? 0 : 1;
    sumsOf(version).reported += 1;
    if (!(await admitView(network, version, failed === 1))) return false;
    const sums = sumsOf(version);
    sums.outcomes[outcome] = (sums.outcomes[outcome] ?? 0) + 1;
    for (const kind of new Set(kinds.flatMap(kindsOf))) {
      const kindSum = sums.kinds[kind] ?? { views: 0, failed: 0 };
      sums.kinds[kind] = { views: kindSum.views + (failed || 1 / share), failed: kindSum.failed + failed };
    }
    return true;
  };

  const countVitals = (version: VersionView): void => {
    const sums = sumsOf(version);
    for (const vital of vitals) {
      const value = version.vitals[vital];
      if (value === undefined) continue;
      const name = vitalClass(value);
      sums.vitals[vital][name] = (sums.vitals[vital][name] ?? 0) + 1;
    }
  };

  const writeMinute = async (minute: MinuteEvidence): Promise<void> => {
    const { remote, version, startedAt, sums } = minute;
    minute.isWritten = true;
    await writeEvidence(store, { remote, version, server, atMs: startedAt }, sums).catch((error: unknown) => {
      // Evidence that is too old counts as written, so that it is not tried again.
      minute.isWritten = startedAt + EVIDENCE_MS < now();
      onFailure(error);
    });
  };

  const writeChanges = async (): Promise<void> => {
    for (const [key, minute] of minutes) {
      if (!minute.isWritten) await writeMinute(minute);
      if (minute.isWritten && minute.startedAt + MINUTE_MS <= now()) minutes.delete(key);
    }
    for (const [name, known] of knownVersions) {
      if (known.removeAt > now()) continue;
      const until = now() - EVIDENCE_MS;
      known.removeAt = now() + REMOVE_INTERVAL_MS;
      try {
        await removeEvidence(store, known.remote, known.version, until);
        if (knownVersions.get(name) === known && known.lastMinute + MINUTE_MS <= until) knownVersions.delete(name);
      } catch (error) {
        onFailure(error);
      }
    }
  };

  return {
    /** Counts versions of a page that was sent to a network. */
    recordServed: async (network: string, versions: readonly VersionName[]): Promise<void> => {
      for (const version of versions) sumsOf(version).served += 1;
      for (const version of versions)
        if (await dueReports.admits(networkKey(network, version), MAX_VIEWS.due)) sumsOf(version).reportsDue += 1;
    },
    recordRenderFailure: (version: VersionName): void => void (sumsOf(version).renderFailed += 1),
    recordWorkerEnd: (version: VersionName): void => void (sumsOf(version).ended += 1),
    /**
     * Counts a report. A page view counts once for each version: as failed with its first failure, else with its end. One that fails after
     * its end counts as a second one. Returns why something did not count.
     */
    recordReport: async ({ id, network, loads, end, isFirst }: ViewEvidence): Promise<readonly Refusal[]> => {
      if (end && !(await endedViews.admits(id, 1))) return ['replayed'];
      const refusals: Refusal[] = [];
      const viewOf = (version: VersionName): string => `${id} ${nameOf(version)}`;
      for (const load of loads) {
        if (!faultOutcomes.includes(load.outcome) || !(await viewFailures.admits(viewOf(load), 1))) continue;
        if (!(await countView(network, load, [load.kind], load.outcome))) refusals.push('capped');
      }
      for (const view of end ?? []) {
        if (await viewFailures.has(viewOf(view))) continue;
        if (!(await countView(network, view, view.kinds, 'ready'))) refusals.push('capped');
        else if (!isFirst) countVitals(view);
      }
      return refusals;
    },
    /** Writes minutes that have changed, and removes evidence that is too old, after the write that is under way. */
    write: (): Promise<void> => {
      if (!isWriteQueued)
        lastWrite = lastWrite.then(() => {
          isWriteQueued = false;
          return writeChanges();
        });
      isWriteQueued = true;
      return lastWrite;
    },
  };
};

export type Evidence = ReturnType<typeof createEvidence>;
