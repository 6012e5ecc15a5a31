import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentile } from '../figures/statistics';
import { head, row } from '../figures/table';
import { makeCertificate } from '../network/certificate';
import { sumOfShell } from '../processes';
import { publicSite, say, withSite } from '../site';
import { floods, isFloodName, type FloodName } from './floods/floods';
import { visit, type Visits } from './floods/visitor';

// Floods a site and measures the responses to a visitor: `npm run attack-floods -w @caravan/bench [-- seconds [name …]]`. Fails if less
// than 99.9 % of the responses have status 200, or if the 95th percentile is a second or more.

const [seconds = '15', ...only] = process.argv.slice(2);
/** Seconds of visits after a flood. */
const AFTER_S = 2;
const PATHS = ['/health', '/home', '/help', '/cars'];
const GOAL = { answeredShare: 0.999, p95Ms: 1000 };
const protocolFloods: readonly FloodName[] = ['reset', 'zeroWindow', 'pipeline', 'slowBodies'];
const childScript = join(import.meta.dirname, 'floods/flood.child.ts');

const unknownName = only.find((name) => !isFloodName(name));
if (unknownName !== undefined) throw new Error(`no flood is named ${unknownName}: ${Object.keys(floods).join(', ')}`);
const names = only.length > 0 ? only.filter(isFloodName) : protocolFloods;

/** Prints a row for each address. Returns whether all of them reach the goal. */
const report = (name: string, visitsByPath: ReadonlyMap<string, Visits>): boolean => {
  const verdicts = [...visitsByPath].map(([path, { requests, failed, times }]) => {
    const p95 = percentile(times, 0.95);
    say(row([name, path, requests, failed, p95.toFixed(0), Math.max(...times).toFixed(0)]));
    return (requests - failed) / requests >= GOAL.answeredShare && p95 < GOAL.p95Ms;
  });
  return verdicts.every(Boolean);
};

/** Returns an address of this machine that counts as one client. Loopback addresses are proxies, which have no rate limit. */
const clientAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

const withCertificate = (data: string): NodeJS.ProcessEnv => {
  const { cert, key } = makeCertificate();
  const files = { TLS_CERT: join(data, 'cert.pem'), TLS_KEY: join(data, 'key.pem') };
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
  return files;
};

/** Runs the floods with or without TLS against a site. Returns whether visits reached the goal under all of them. */
const runFloods = async (usesTls: boolean): Promise<boolean> => {
  const chosen = names.filter((name) => floods[name].usesTls === usesTls);
  if (chosen.length === 0) return true;
  return withSite(
    async ({ origin }) => {
      const { port } = new URL(origin);
      let hasPassed = true;
      for (const name of chosen) {
        const host = floods[name].isOneClient ? clientAddress() : '127.0.0.1';
        const visitsController = new AbortController();
        const visits = visit(origin, PATHS, visitsController.signal);
        const childArguments = ['--import', 'tsx', childScript, name, host, port, seconds];
        const { stdout } = await promisify(execFile)(process.execPath, childArguments);
        const residentMb = sumOfShell('residentMb').toFixed(0);
        await delay(AFTER_S * 1000);
        visitsController.abort();
        hasPassed = report(`${name} (${stdout}; shell ${residentMb} MB)`, await visits) && hasPassed;
      }
      return hasPassed;
    },
    (data) => ({
      ...publicSite,
      HOST: '0.0.0.0',
      TRUST_PROXY: 'loopback',
      LOG: 'silent',
      ...(usesTls && withCertificate(data)),
    }),
  );
};

say(head(['flood', 'address', 'requests', 'failed', '95th percentile, ms', 'longest, ms']));
const results = [await runFloods(true), await runFloods(false)];
process.exit(results.every(Boolean) ? 0 : 1);
