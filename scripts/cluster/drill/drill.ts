import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readConfig } from '@caravan/api/config';
import { mailLimitOf } from '../../../api/src/limits/quotas';
import { queryOnce } from '../../../api/src/testing/postgresServer';
import { MAX_REPORTS } from '../../../shell/server/telemetry/reports';
import type { Ports } from '../ports';
import { certificateFile, siteFolder, type Cluster } from '../startCluster';
import { startLoad, type Load, type PageCount } from './load';
import { startPublications } from './publications';
import { countAcceptedMessages, countAcceptedReports } from './sharedLimit';
import { createVictimChooser, type Victim } from './victims';
import { createVisitors, type Visit } from './visitor';
import { shellsOf, findUnwellServers } from './wellness';

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
/** Milliseconds of load before the first fault. Pages that fail then fail without a fault. */
const BEFORE_MS = 30_000;
/** Milliseconds between two checks of the cluster, and from a fault to the first check. */
const CHECK_MS = 200;
const EFFECT_MS = 1000;
/** Failed pages of a fault that are printed. */
const MAX_PRINTED = 5;
/** Percent of the pages that may fail during faults. */
const MAX_FAILED_PERCENT = 0.5;

export interface DrillOptions {
  readonly cluster: Cluster;
  readonly ports: Ports;
  readonly top: string;
  readonly faults: number;
  readonly say: (line: string) => void;
}

const readySchema = v.object({ registry: v.number() });

const addCounts = (counts: readonly PageCount[]) => ({
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

/** Kills a process at random. Waits until the cluster is well again, or the time for it is over. */
const injectFault = async (choose: () => Victim, unwell: () => Promise<readonly string[]>) => {
  const startedAt = performance.now();
  let victim = choose();
  while (!kill(victim.pid)) victim = choose();
  await pause(EFFECT_MS);
  let names = await unwell();
  while (names.length > 0 && performance.now() - startedAt < RECOVERY_MS) {
    await pause(CHECK_MS);
    names = await unwell();
  }
  return { victim, unwell: names, seconds: (performance.now() - startedAt) / 1000 };
};

/** Sends more than the rate limits allow. Returns how many messages and reports of one address were accepted. */
const checkLimits = async (visit: Visit) => {
  const messages = mailLimitOf(readConfig(process.env));
  const reports = MAX_REPORTS.address;
  return [
    { kind: 'messages', servers: 'APIs', limit: messages, accepted: await countAcceptedMessages(messages, visit) },
    { kind: 'reports', servers: 'shell servers', limit: reports, accepted: await countAcceptedReports(reports, visit) },
  ];
};

/** Returns how many acknowledged writes of the load the database does not have. */
const countLost = async (url: string, run: string, { messages, events }: Load) => {
  const countMissing = async (acknowledged: readonly string[], statement: string): Promise<number> => {
    const rows = v.parse(v.array(v.object({ name: v.string() })), await queryOnce(url, statement));
    const stored = new Set(rows.map(({ name }) => name));
    return acknowledged.filter((each) => !stored.has(each)).length;
  };
  return {
    messages: await countMissing(messages, `select content as name from feedback where content like '${run}%'`),
    events: await countMissing(events, `select device_id as name from track_events where device_id like '${run}%'`),
  };
};

/** Kills processes of a cluster at random under load. Returns what was wrong, nothing if all held. */
export const drill = async ({ cluster, ports, top, faults, say }: DrillOptions): Promise<readonly string[]> => {
  const run = `drill-${Date.now()}`;
  const { fromManyAddresses: visit, fromOneAddress } = createVisitors(
    cluster.origin,
    readFileSync(certificateFile(top), 'utf8'),
  );
  const sitemap = (await visit('/sitemap.xml')).text;
  const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  say(`${pages.length} pages`);

  const served = async (): Promise<number> => {
    const numbers = await Promise.all(
      shellsOf(ports).map(async (shell) => v.parse(readySchema, await (await fetch(`${shell}/ready`)).json()).registry),
    );
    return Math.min(...numbers);
  };
  const unwell = (): Promise<readonly string[]> =>
    findUnwellServers({ ports, isSafe: () => Promise.resolve(cluster.isSafe()), visit });

  const problems: string[] = [];
  const load = startLoad(visit, pages, run);
  let calm: number | undefined = 0;
  const publications = await startPublications({ data: siteFolder(top), served, calm: () => calm });
  const choose = createVictimChooser(cluster.pidOf, parts);
  const counts = { faults: Array<PageCount>(), calm: Array<PageCount>() };
  const recoveries: number[] = [];
  const before = load.countAnew();
  await pause(BEFORE_MS);
  for (let number = 1; number <= faults; number += 1) {
    calm = undefined;
    const during = load.countAnew();
    const fault = await injectFault(choose, unwell);
    const { part, command } = fault.victim;
    recoveries.push(fault.seconds);
    if (fault.unwell.length > 0) problems.push(`fault ${number} (${part}): ${fault.unwell.join(', ')} did not recover`);
    calm = number;
    const after = load.countAnew();
    await pause(CALM_MS);
    counts.faults.push(during);
    counts.calm.push(after);
    const failed = [...during.failed, ...after.failed];
    say(
      `${String(number).padStart(3)}  ${part.padEnd(11)} well after ${fault.seconds.toFixed(1)} s, ${failed.length} pages failed  (${command})`,
    );
    for (const each of failed.slice(0, MAX_PRINTED)) say(`     ${each}`);
  }
  await publications.stop();
  await load.stop();

  const limits = await checkLimits(fromOneAddress);
  for (const { kind, limit, accepted } of limits)
    if (accepted > limit) problems.push(`${accepted} ${kind} a minute of one address were taken, ${limit} may be`);

  const [duringFaults, afterRecovery] = [addCounts(counts.faults), addCounts(counts.calm)];
  const failedPercent = (duringFaults.failed.length / Math.max(duringFaults.pages, 1)) * 100;
  if (failedPercent >= MAX_FAILED_PERCENT)
    problems.push(`${failedPercent.toFixed(2)} % of the pages failed during a fault`);
  if (afterRecovery.failed.length > 0)
    problems.push(`${afterRecovery.failed.length} pages failed after the cluster was well again`);

  const lost = {
    ...(await countLost(cluster.databaseUrl, run, load)),
    changes: (await publications.lost()).length,
  };
  for (const [kind, number] of Object.entries(lost))
    if (number > 0) problems.push(`${number} acknowledged ${kind} are lost`);

  for (const why of new Set(publications.failed)) say(`a change of the registry failed: ${why}`);
  say(`
${faults} processes killed, well again after ${highest(recoveries)} s at most
pages before the first fault: ${before.pages}, of which ${before.failed.length} failed
pages during a fault: ${duringFaults.pages}, of which ${duringFaults.failed.length} failed (${failedPercent.toFixed(2)} %) and ${duringFaults.stale} said how old their data are
pages after that: ${afterRecovery.pages}, of which ${afterRecovery.failed.length} failed and ${afterRecovery.stale} said how old their data are
acknowledged messages ${load.messages.length}, lost ${lost.messages}; events ${load.events.length}, lost ${lost.events}; refused writes ${load.refused()}
acknowledged changes of the registry ${publications.changes.length}, lost ${lost.changes}; failed ${publications.failed.length}`);
  for (const { kind, servers, limit, accepted } of limits)
    say(
      `of ${2 * limit} ${kind} that one address sent in a minute to both ${servers}, ${accepted} were taken, ${limit} may be`,
    );
  say(
    `both shell servers ran a change after ${highest(publications.seconds)} s at most (${publications.seconds.length} changes without a fault)`,
  );
  return problems;
};
