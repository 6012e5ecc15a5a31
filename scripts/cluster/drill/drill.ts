import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readConfig } from '@caravan/api/config';
import { shareOf, shares } from '../../../api/src/limits/quotas';
import { queryOnce } from '../../../api/src/testing/postgresServer';
import { MAX_REPORTS } from '../../../shell/server/telemetry/reports';
import type { Ports } from '../ports';
import { certificateFile, siteFolder, type Cluster } from '../startCluster';
import { startLoad, type Load, type PageCount } from './load';
import { startPublications } from './publications';
import { countAcceptedMessages, countAcceptedReports } from './sharedLimit';
import { createVictimChooser, type Victim } from './victims';
import { createVisitors, type Visit } from './visitor';
import { shellsOf, findUnhealthyServers } from './health';

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
/** Milliseconds for the recovery of the cluster, and after it, in which no page may fail. */
const RECOVERY_MS = 30_000;
const AFTER_MS = 5000;
/** Milliseconds of load before the first fault. Failures in this time have other causes. */
const BEFORE_MS = 30_000;
/** Milliseconds between two checks of the cluster, and from a fault to the first check. */
const CHECK_MS = 200;
const EFFECT_MS = 1000;
/** Maximum number of printed failed pages of a fault. */
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
    // The process has ended by itself.
    return false;
  }
};

const highest = (numbers: readonly number[]): string => Math.max(0, ...numbers).toFixed(1);

/** Kills a random process. Waits for the recovery of the cluster, at most {@link RECOVERY_MS}. */
const injectFault = async (choose: () => Victim, findUnhealthy: () => Promise<readonly string[]>) => {
  const startedAt = performance.now();
  let victim = choose();
  while (!kill(victim.pid)) victim = choose();
  await pause(EFFECT_MS);
  let unhealthy = await findUnhealthy();
  while (unhealthy.length > 0 && performance.now() - startedAt < RECOVERY_MS) {
    await pause(CHECK_MS);
    unhealthy = await findUnhealthy();
  }
  return { victim, unhealthy, seconds: (performance.now() - startedAt) / 1000 };
};

/** Sends more than the rate limits allow. Returns how many messages and reports of one address were accepted. */
const checkLimits = async (visit: Visit) => {
  const messages = shareOf(readConfig(process.env), shares.mails);
  const reports = MAX_REPORTS.network;
  return [
    { kind: 'messages', servers: 'APIs', limit: messages, accepted: await countAcceptedMessages(messages, visit) },
    { kind: 'reports', servers: 'shell servers', limit: reports, accepted: await countAcceptedReports(reports, visit) },
  ];
};

/** Counts the acknowledged writes of the load that the database lacks. */
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

/** Injects faults one by one. Calls `onPhase` with the number of a fault after the recovery from it, and until then with undefined. */
const injectFaults = async (
  { faults, say }: Pick<DrillOptions, 'faults' | 'say'>,
  load: Load,
  inject: () => ReturnType<typeof injectFault>,
  onPhase: (recoveredFault: number | undefined) => void,
) => {
  const during: PageCount[] = [];
  const after: PageCount[] = [];
  const recoverySeconds: number[] = [];
  const problems: string[] = [];
  for (let number = 1; number <= faults; number += 1) {
    onPhase(undefined);
    const pagesDuring = load.startCount();
    const { victim, unhealthy, seconds } = await inject();
    onPhase(number);
    const pagesAfter = load.startCount();
    await pause(AFTER_MS);
    during.push(pagesDuring);
    after.push(pagesAfter);
    recoverySeconds.push(seconds);
    if (unhealthy.length > 0)
      problems.push(`fault ${number} (${victim.server}): ${unhealthy.join(', ')} did not recover`);
    const failed = [...pagesDuring.failed, ...pagesAfter.failed];
    say(
      `${String(number).padStart(3)}  ${victim.server.padEnd(11)} recovered after ${seconds.toFixed(1)} s, ${failed.length} pages failed  (${victim.command})`,
    );
    for (const each of failed.slice(0, MAX_PRINTED)) say(`     ${each}`);
  }
  return { during: addCounts(during), after: addCounts(after), recoverySeconds, problems };
};

/** Returns the lowest number of the registries that the shell servers run. */
const servedRegistry = async (ports: Ports): Promise<number> => {
  const numbers = await Promise.all(
    shellsOf(ports).map(async (shell) => v.parse(readySchema, await (await fetch(`${shell}/ready`)).json()).registry),
  );
  return Math.min(...numbers);
};

/** Kills random processes of a cluster under load. Returns the problems, none if the cluster met its goals. */
export const drill = async ({ cluster, ports, top, faults, say }: DrillOptions): Promise<readonly string[]> => {
  const run = `drill-${Date.now()}`;
  const { fromManyAddresses: visit, fromOneAddress } = createVisitors(
    cluster.origin,
    readFileSync(certificateFile(top), 'utf8'),
  );
  const sitemap = (await visit('/sitemap.xml')).text;
  const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  say(`${pages.length} pages`);

  const findUnhealthy = (): Promise<readonly string[]> =>
    findUnhealthyServers({ ports, isSafe: () => Promise.resolve(cluster.isSafe()), visit });
  const load = startLoad(visit, pages, run);
  let recoveredFault: number | undefined = 0;
  const publications = await startPublications({
    data: siteFolder(top),
    served: () => servedRegistry(ports),
    recoveredFault: () => recoveredFault,
  });
  const choose = createVictimChooser(cluster.pidOf, parts);
  const before = load.startCount();
  await pause(BEFORE_MS);
  const inject = () => injectFault(choose, findUnhealthy);
  const { during, after, recoverySeconds, problems } = await injectFaults({ faults, say }, load, inject, (phase) => {
    recoveredFault = phase;
  });
  await publications.stop();
  await load.stop();

  const limits = await checkLimits(fromOneAddress);
  for (const { kind, limit, accepted } of limits)
    if (accepted > limit)
      problems.push(`${accepted} ${kind} a minute of one address were accepted, the limit is ${limit}`);
  const failedPercent = (during.failed.length / Math.max(during.pages, 1)) * 100;
  if (failedPercent >= MAX_FAILED_PERCENT)
    problems.push(`${failedPercent.toFixed(2)} % of the pages failed during a fault`);
  if (after.failed.length > 0) problems.push(`${after.failed.length} pages failed after the recovery of the cluster`);
  const lost = { ...(await countLost(cluster.databaseUrl, run, load)), changes: (await publications.lost()).length };
  for (const [kind, number] of Object.entries(lost))
    if (number > 0) problems.push(`${number} acknowledged ${kind} are lost`);

  for (const why of new Set(publications.failed)) say(`a change of the registry failed: ${why}`);
  say(`
${faults} processes killed, recovered after ${highest(recoverySeconds)} s at most
pages before the first fault: ${before.pages}, of which ${before.failed.length} failed
pages during a fault: ${during.pages}, of which ${during.failed.length} failed (${failedPercent.toFixed(2)} %) and ${during.stale} had stale data
pages after that: ${after.pages}, of which ${after.failed.length} failed and ${after.stale} had stale data
acknowledged messages ${load.messages.length}, lost ${lost.messages}; events ${load.events.length}, lost ${lost.events}; refused writes ${load.refused()}
acknowledged changes of the registry ${publications.changes.length}, lost ${lost.changes}; failed ${publications.failed.length}`);
  for (const { kind, servers, limit, accepted } of limits)
    say(
      `of ${2 * limit} ${kind} that one address sent in a minute to both ${servers}, ${accepted} were accepted, the limit is ${limit}`,
    );
  say(
    `both shell servers ran a change after ${highest(publications.seconds)} s at most (${publications.seconds.length} changes without a fault)`,
  );
  return problems;
};
