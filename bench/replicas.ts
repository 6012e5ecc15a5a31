import type autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../e2e/support/until';
import { buildAll } from '../scripts/build';
import { findPrograms } from '../scripts/cluster/packages';
import { FIRST_PORT, ensurePortsFree, portsFrom } from '../scripts/cluster/ports';
import { prepareNginx } from '../scripts/cluster/prepareNginx';
import { makeFolder, siteFolder, startCluster, storeSettings, type Cluster } from '../scripts/cluster/startCluster';
import { accepts, findFreePort } from '../scripts/freePort';
import { onInterrupt } from '../scripts/interrupted';
import { removeRealSiteSettings } from '../scripts/realSite';
import { busyMachineSettings } from '../scripts/site';
import { median, ratio, type Pair } from './figures/statistics';
import { head, metText, row } from './figures/table';
import { makeCertificate } from './network/certificate';
import { limitCpu, type CpuLimit } from './cpuLimit';
import { sendRequests, uncachedPage } from './sendRequests';
import { publicSite, say, silent } from './site';

// Compares the pages a second of two shell servers with those of one, behind nginx:
// `npm run replicas -w @caravan/bench [-- percent [seconds [rounds]]]`. Each shell server, with its render workers, has `percent` of the
// CPU time of one core, so that nothing else of the cluster is the limit.

const [percent = 15, seconds = 20, rounds = 5] = process.argv.slice(2).map(Number);

/** Minimum ratio of the pages of two shell servers to those of one. */
const GOAL = 1.8;

/** Minimum share of periods in which each shell server used up its CPU time. Below it something else was the limit. */
const MIN_USE = 0.95;

/** Number of connections to each shell server. With more of them it sends more pages in the same CPU time. */
const CONNECTIONS = 8;

/** Seconds of load with each kind of page before the measurement. Meanwhile Node compiles the code of the shell servers. */
const WARM_UP_S = 30;

const paths = ['/home', '/detail/200035', '/sales/list', '/help'];

interface Target {
  readonly url: string;
  /** The number of shell servers behind the URL. */
  readonly servers: number;
}

const kinds: Readonly<Record<string, autocannon.Request[]>> = {
  'rendered pages': paths.map(uncachedPage),
  'cached pages': paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
};

const pagesPerSecond = async (
  { url, servers }: Target,
  requests: autocannon.Request[],
  duration = seconds,
): Promise<number> => {
  const options = { url, connections: CONNECTIONS * servers, duration, requests, timeout: 30 };
  const result = await sendRequests(url, options);
  return result.requests.total / result.duration;
};

/** Runs a task. Returns its result, and the share of the periods in which the shell servers used up their CPU time. */
const measureUse = async <T>(shares: readonly CpuLimit[], task: () => Promise<T>): Promise<readonly [T, number]> => {
  const sumPeriods = (): readonly [number, number] => {
    const periods = shares.map((share) => share.periods());
    return [periods.reduce((all, each) => all + each.usedUp, 0), periods.reduce((all, each) => all + each.all, 0)];
  };
  const [usedBefore, allBefore] = sumPeriods();
  const result = await task();
  const [used, all] = sumPeriods();
  return [result, (used - usedBefore) / (all - allBefore)];
};

const measure = async (twoServers: Target, oneServer: Target, shares: readonly CpuLimit[]): Promise<void> => {
  say(`each shell server has ${percent} % of the CPU time of one core, ${rounds} rounds of ${seconds} s`);
  say(head(['', 'one, pages/s', 'two, pages/s', 'ratio [95 %]', 'goal', '', 'CPU time used up']));
  for (const [name, requests] of Object.entries(kinds)) {
    const pairs: Pair[] = [];
    const uses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [pagesOfOne, useOfOne] = await measureUse(shares.slice(0, 1), () => pagesPerSecond(oneServer, requests));
      const [pagesOfTwo, useOfTwo] = await measureUse(shares, () => pagesPerSecond(twoServers, requests));
      pairs.push([pagesOfTwo, pagesOfOne]);
      uses.push(useOfOne, useOfTwo);
    }
    const { value, low, high } = ratio([pairs]);
    const medianOf = (side: 0 | 1): string => median(pairs.map((pair) => pair[side])).toFixed(1);
    const ratioText = `${value.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
    const minUse = Math.min(...uses);
    const verdict = minUse < MIN_USE ? 'the machine was too busy' : metText(value >= GOAL);
    say(row([name, medianOf(1), medianOf(0), ratioText, GOAL, verdict, `${(minUse * 100).toFixed(0)} % or more`]));
  }
};

/** Starts an nginx in front of the first shell server only. Returns its address. */
const startReverseProxy = async (folder: string, nginx: string, proxyKey: string): Promise<string> => {
  const proxyPorts = { ...ports, front: await findFreePort(), api: await findFreePort(), 'shell-2': ports['shell-1'] };
  front = spawn(nginx, prepareNginx(makeFolder(folder), proxyPorts, makeCertificate(), proxyKey), { stdio: 'inherit' });
  await until(() => accepts(proxyPorts.front));
  return `https://localhost:${proxyPorts.front}`;
};

const top = mkdtempSync(join(tmpdir(), 'caravan-replicas-'));
const ports = portsFrom(Number(process.env['PORT'] ?? FIRST_PORT));
const shares: CpuLimit[] = [];
let cluster: Cluster | undefined;
let front: ChildProcess | undefined;
const stop = async (): Promise<void> => {
  front?.kill();
  await cluster?.stop();
  for (const share of shares) await share.remove();
  rmSync(top, { recursive: true, force: true });
};
onInterrupt(stop);
try {
  await ensurePortsFree(ports);
  removeRealSiteSettings();
  // The commands of the registry read these variables.
  Object.assign(process.env, storeSettings(ports), publicSite, busyMachineSettings);
  Object.assign(process.env, { CARAVAN_DATA: siteFolder(top), RATE_LIMIT: '100000000', LOG: 'silent' });
  await buildAll(silent);
  const programs = findPrograms();
  cluster = await startCluster({ ports, top, programs, say: silent, onComplaint: silent });
  const oneServer = { url: await startReverseProxy(join(top, 'front'), programs.nginx, cluster.proxyKey), servers: 1 };
  const twoServers = { url: cluster.origin, servers: 2 };
  for (const requests of Object.values(kinds)) await pagesPerSecond(twoServers, requests, WARM_UP_S);
  for (const name of ['shell-1', 'shell-2']) shares.push(limitCpu(cluster.pidOf(name) ?? 0, percent));
  await measure(twoServers, oneServer, shares);
} finally {
  await stop();
}
process.exit(0);
