import * as v from 'valibot';
import type { ObjectStore } from '@caravan/object-store';

/** Vitals that browsers measure: milliseconds, and layout shift times 1000. `longTasks`: the sum of a page view. */
export const vitals = ['lcp', 'inp', 'cls', 'longTasks'] as const;
export type Vital = (typeof vitals)[number];

/** Upper bounds of the classes of a histogram: each 1.2 times the one before, from 10 to 58,000. A class above them is open. */
export const VITAL_BOUNDS: readonly number[] = Array.from({ length: 48 }, (_, index) => Math.round(10 * 1.2 ** index));

/** Returns the class of a value: the lowest bound that is not below it, or `Infinity`. */
export const vitalClass = (value: number): string => String(VITAL_BOUNDS.find((bound) => value <= bound) ?? Infinity);

const count = v.pipe(v.number(), v.minValue(0));
const counts = v.record(v.string(), count);

const minuteSums = v.object({
  /** Page views with the version that the server sent. */
  served: count,
  /**
   * Those of them whose missing reports count as silence. Limited for each network, so that one client cannot make a version look silent.
   * Servers of before this field wrote none.
   */
  reportsDue: v.optional(count, 0),
  /** Reported page views: all with a failure, and the share `REPORT_SHARE` of the others. The fields below limit each network. */
  reported: count,
  /** Renders that failed or were too late, and processes that the server build ended. */
  renderFailed: count,
  ended: count,
  /** Page views by outcome: `ready`, or the first failure. */
  outcomes: counts,
  /**
   * Failed and all page views, by kind of visitor. A page view counts once. One without a failure also counts for unreported ones: as 10
   * with a `REPORT_SHARE` of 0.1.
   */
  kinds: v.record(v.string(), v.object({ views: count, failed: count })),
  /** Page views by class of `VITAL_BOUNDS`, by vital. */
  vitals: v.object({ lcp: counts, inp: counts, cls: counts, longTasks: counts }),
});

/** The counts of a version by one shell server in one minute. */
export type MinuteSums = v.InferOutput<typeof minuteSums>;

export const emptySums = (): MinuteSums => ({
  served: 0,
  reportsDue: 0,
  reported: 0,
  renderFailed: 0,
  ended: 0,
  outcomes: {},
  kinds: {},
  vitals: { lcp: {}, inp: {}, cls: {}, longTasks: {} },
});

/** Milliseconds that evidence is kept. A rollout is judged by at most the last two hours. */
export const EVIDENCE_MS = 2 * 3_600_000;

export const evidenceFolder = (remote: string, version: string): string => `evidence/${remote}/${version}`;
/** Returns a minute as `2026-11-26T19-35`, which sorts by time. */
const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace(':', '-');
const timeOf = (name: string): number => Date.parse(`${name.slice(0, 13)}:${name.slice(14, 16)}:00Z`);

/** Replaces the counts of a server in the minute of `atMs` (Unix milliseconds). */
export const writeEvidence = async (
  store: ObjectStore,
  { remote, version, server, atMs }: { remote: string; version: string; server: string; atMs: number },
  sums: MinuteSums,
): Promise<void> => {
  const key = `${evidenceFolder(remote, version)}/${minuteOf(atMs)}-${server}.json`;
  await store.replace(key, Buffer.from(JSON.stringify(sums)));
};

/** The counts of a version by one server in the minute that begins at `atMs` (Unix milliseconds). */
export interface Evidence {
  readonly atMs: number;
  readonly server: string;
  readonly sums: MinuteSums;
}

/** Reads the evidence of a version since the minute of `from` (Unix milliseconds), oldest first. Skips damaged files. */
export const readEvidence = async (
  store: ObjectStore,
  remote: string,
  version: string,
  from: number,
): Promise<readonly Evidence[]> => {
  const folder = evidenceFolder(remote, version);
  const names = (await store.list(folder)).filter((name) => name.slice(0, 16) >= minuteOf(from)).toSorted();
  const results = await Promise.all(
    names.map(async (name): Promise<Evidence | null> => {
      const text = Buffer.from((await store.get(`${folder}/${name}`)) ?? []).toString();
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), minuteSums), text);
      return success ? { atMs: timeOf(name), server: name.slice(17, -5), sums: output } : null;
    }),
  );
  return results.filter((evidence) => evidence !== null);
};

/** Deletes the evidence of a version from before the minute of `until` (Unix milliseconds). */
export const removeEvidence = async (
  store: ObjectStore,
  remote: string,
  version: string,
  until: number,
): Promise<void> => {
  const folder = evidenceFolder(remote, version);
  for (const name of await store.list(folder))
    if (name.slice(0, 16) < minuteOf(until)) await store.remove(`${folder}/${name}`);
};

/** Returns the bound below which this share of the page views lies, or null without page views. `classes`: counts by class. */
export const vitalAt = (classes: Readonly<Record<string, number>>, share: number): number | null => {
  const sorted = Object.entries(classes)
    .map(([bound, views]) => ({ bound: Number(bound), views }))
    .toSorted((a, b) => a.bound - b.bound);
  const total = sorted.reduce((sum, { views }) => sum + views, 0);
  let viewsBelow = 0;
  for (const { bound, views } of sorted) {
    viewsBelow += views;
    if (viewsBelow >= total * share) return bound;
  }
  return null;
};

const addCounts = (sums: Record<string, number>, more: Readonly<Record<string, number>>): void => {
  for (const [name, value] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + value;
};

/** Adds up the sums of minutes and servers. */
export const sumOf = (evidence: readonly Pick<Evidence, 'sums'>[]): MinuteSums => {
  const sum = emptySums();
  for (const { sums } of evidence) {
    sum.served += sums.served;
    sum.reportsDue += sums.reportsDue;
    sum.reported += sums.reported;
    sum.renderFailed += sums.renderFailed;
    sum.ended += sums.ended;
    addCounts(sum.outcomes, sums.outcomes);
    for (const [kind, { views, failed }] of Object.entries(sums.kinds)) {
      const known = sum.kinds[kind] ?? { views: 0, failed: 0 };
      sum.kinds[kind] = { views: known.views + views, failed: known.failed + failed };
    }
    for (const vital of vitals) addCounts(sum.vitals[vital], sums.vitals[vital]);
  }
  return sum;
};

/** Returns the page views of the widest kind, which is that of all visitors. Kinds overlap, so their sum is not the number of page views. */
export const widestKind = ({ kinds }: Pick<MinuteSums, 'kinds'>): MinuteSums['kinds'][string] | undefined =>
  Object.values(kinds).toSorted((a, b) => b.views - a.views)[0];
