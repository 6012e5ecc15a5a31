import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readConfig } from '@caravan/api/config';
import { mailLimitOf } from '../../../api/src/limits/quotas';
import { queryOnce } from '../../../api/src/testing/postgresServer';
import { MAX_REPORTS } from '../../../shell/server/telemetry/reports';
import type { Ports } from '../ports';
import { certificateFile, siteFolder, type Cluster } from '../startCluster';
import { startLoad, type PageCount } from './load';
import { startPublications } from './publications';
import { takenMessages, takenReports } from './sharedLimit';
import { victimsOf } from './victims';
import { visitorsOf } from './visitor';
import { shellsOf, unwellOf } from './wellness';

/** Servers that are killed. */
const parts = [
  'database-a',
  'database-b',
  'haproxy',
  's3',
  'mail',
  'valkey',
  'api-1',
  'api-2',
  'shell-1',
  'shell-2',
  'nginx-1',
  'nginx-2',
] as const;
/** Milliseconds in which the cluster must be well again, and in which no page may fail after that. */
const RECOVERY_MS = 30_000;
const CALM_MS = 5000;
/** Milliseconds of load before the first fault: what fails then, fails without one. */
const BEFORE_MS = 30_000;
const LOOK_MS = 200;
/** Milliseconds after which each fault shows. */
const EFFECT_MS = 1000;
/** Failed pages of a fault that are printed. */
const SHOWN = 5;

export interface DrillOptions {
  readonly cluster: Cluster;
  readonly ports: Ports;
  readonly top: string;
  readonly faults: number;
  readonly say: (line: string) => void;
}

const readySchema = v.object({ registry: v.number() });

const add = (counts: readonly PageCount[]) => ({
  pages: counts.reduce((sum, { pages }) => sum + pages, 0),
  stale: counts.reduce((sum, { stale }) => sum + stale, 0),
  failed: counts.flatMap(({ failed }) => failed),
});

const kill = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
    return false;
  }
};

const highest = (numbers: readonly number[]): string => Math.max(0, ...numbers).toFixed(1);

/** Kills processes of a cluster at random under load. Returns what was wrong, nothing if all held. */
export const drill = async ({ cluster, ports, top, faults, say }: DrillOptions): Promise<readonly string[]> => {
  const run = `drill-${Date.now()}`;
  const { many: visit, one } = visitorsOf(cluster.origin, readFileSync(certificateFile(top), 'utf8'));
  const sitemap = (await visit('/sitemap.xml')).text;
  const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  say(`${pages.length} pages`);

  const served = async (): Promise<number> => {
    const numbers = await Promise.all(
      shellsOf(ports).map(async (shell) => v.parse(readySchema, await (await fetch(`${shell}/ready`)).json()).registry),
    );
    return Math.min(...numbers);
  };
  const frontAnswers = (): Promise<boolean> =>
    visit('/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  const wellness = (): Promise<readonly string[]> =>
    unwellOf({ ports, isSafe: () => Promise.resolve(cluster.isSafe()), frontAnswers });

  const wrong: string[] = [];
  const load = startLoad(visit, pages, run);
  let calm: number | undefined = 0;
  const publications = await startPublications({ data: siteFolder(top), served, calm: () => calm });
  const choose = victimsOf(cluster.pidOf, parts);
  const counts = { faults: Array<PageCount>(), calm: Array<PageCount>() };
  const recoveries: number[] = [];
  const before = load.countAnew();
  await pause(BEFORE_MS);
  for (let fault = 1; fault <= faults; fault += 1) {
    calm = undefined;
    const during = load.countAnew();
    const began = performance.now();
    let victim = choose();
    while (!kill(victim.pid)) victim = choose();
    const { part, command } = victim;
    await pause(EFFECT_MS);
    let unwell = await wellness();
    while (unwell.length > 0 && performance.now() - began < RECOVERY_MS) {
      await pause(LOOK_MS);
      unwell = await wellness();
    }
    const seconds = (performance.now() - began) / 1000;
    recoveries.push(seconds);
    counts.faults.push(during);
    if (unwell.length > 0) wrong.push(`fault ${fault} (${part}): ${unwell.join(', ')} did not recover`);
    calm = fault;
    const after = load.countAnew();
    await pause(CALM_MS);
    counts.calm.push(after);
    const failed = during.failed.length + after.failed.length;
    say(
      `${String(fault).padStart(3)}  ${part.padEnd(11)} well after ${seconds.toFixed(1)} s, ${failed} pages failed  (${command})`,
    );
    for (const each of [...during.failed, ...after.failed].slice(0, SHOWN)) say(`     ${each}`);
  }
  await publications.stop();
  await load.stop();
  const limit = mailLimitOf(readConfig(process.env));
  const taken = await takenMessages(limit, one);
  if (taken > limit) wrong.push(`${taken} messages a minute of one address were taken, ${limit} may be`);
  const reports = await takenReports(MAX_REPORTS.address, one);
  if (reports > MAX_REPORTS.address)
    wrong.push(`${reports} reports a minute of one address were taken, ${MAX_REPORTS.address} may be`);

  const [bad, good] = [add(counts.faults), add(counts.calm)];
  const share = (bad.failed.length / Math.max(bad.pages, 1)) * 100;
  if (share >= 0.5) wrong.push(`${share.toFixed(2)} % of the pages failed during a fault`);
  if (good.failed.length > 0) wrong.push(`${good.failed.length} pages failed after the cluster was well again`);

  const rows = async (statement: string): Promise<ReadonlySet<string>> =>
    new Set(
      v
        .parse(v.array(v.object({ name: v.string() })), await queryOnce(cluster.databaseUrl, statement))
        .map((row) => row.name),
    );
  const stored = await rows(`select content as name from feedback where content like '${run}%'`);
  const tracked = await rows(`select device_id as name from track_events where device_id like '${run}%'`);
  const lost = {
    messages: load.messages.filter((each) => !stored.has(each)).length,
    events: load.events.filter((each) => !tracked.has(each)).length,
    changes: (await publications.lost()).length,
  };
  for (const [what, number] of Object.entries(lost))
    if (number > 0) wrong.push(`${number} acknowledged ${what} are lost`);

  for (const why of new Set(publications.failed)) say(`a change of the registry failed: ${why}`);
  say(`
${faults} processes killed, well again after ${highest(recoveries)} s at most
pages before the first fault: ${before.pages}, of which ${before.failed.length} failed
pages during a fault: ${bad.pages}, of which ${bad.failed.length} failed (${share.toFixed(2)} %) and ${bad.stale} said how old their data are
pages after that: ${good.pages}, of which ${good.failed.length} failed and ${good.stale} said how old their data are
acknowledged messages ${load.messages.length}, lost ${lost.messages}; events ${load.events.length}, lost ${lost.events}; refused writes ${load.refused()}
acknowledged changes of the registry ${publications.changes.length}, lost ${lost.changes}; failed ${publications.failed.length}
of ${2 * limit} messages that one address sent in a minute to both APIs, ${taken} were taken, ${limit} may be
of ${2 * MAX_REPORTS.address} reports that it sent in a minute to both shell servers, ${reports} were taken, ${MAX_REPORTS.address} may be
both shell servers ran a change after ${highest(publications.seconds)} s at most (${publications.seconds.length} changes without a fault)`);
  return wrong;
};
