import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { publishNew } from '../../scripts/publishNew';
import { startSite } from '../../scripts/site';
import { makeCertificate } from '../network/certificate';
import type { FloodName } from './floods/floods';
import { visit, type Visits } from './floods/visitor';
import { noHelps } from './underAttack';

// Floods by tricks of the protocol, and how an honest visitor fares meanwhile: `npm run attack-floods -w @caravan/bench
// [-- seconds [name …]]`, after `npm run build`. Fails if less than 99.9 % are answered with 200, or the 95th percentile is a
// second or more. All connections come from this machine, whose addresses have no limit of their own.

const [seconds = '15', ...only] = process.argv.slice(2);
/** Seconds that a visitor still comes after a flood. */
const AFTER = 2;
const PATHS = ['/health', '/home', '/help', '/cars'];
const GOAL = { answered: 0.999, p95: 1000 };
const child = join(import.meta.dirname, 'floods/flood.child.ts');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isGood = ({ asked, failed }: Visits, p95: number): boolean =>
  (asked - failed) / asked >= GOAL.answered && p95 < GOAL.p95;

/** Prints a row for each address. Returns whether all of them reach the goal. */
const report = (name: string, seen: ReadonlyMap<string, Visits>): boolean => {
  const good = [...seen].map(([path, visits]) => {
    const times = visits.times.toSorted((one, other) => one - other);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    const worst = times.at(-1) ?? 0;
    say(`| ${name} | ${path} | ${visits.asked} | ${visits.failed} | ${p95.toFixed(0)} | ${worst.toFixed(0)} |`);
    return isGood(visits, p95);
  });
  return good.every(Boolean);
};

/** Runs floods against a site of their own. Returns whether visitors fared well under all of them. */
const run = async (tls: boolean, names: readonly FloodName[]): Promise<boolean> => {
  const asked = names.filter((name) => only.length === 0 || only.includes(name));
  if (asked.length === 0) return true;
  const data = mkdtempSync(join(tmpdir(), 'caravan-floods-'));
  try {
    const { cert, key } = makeCertificate();
    const [certFile, keyFile] = [join(data, 'cert.pem'), join(data, 'key.pem')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    await publishNew(data, () => undefined);
    const env = { ...noHelps, ...(tls && { TLS_CERT: certFile, TLS_KEY: keyFile }) };
    const site = await startSite({ port: 0, apiPort: 0, data, env, say, onComplaint: () => undefined });
    const origin = site.origin.replace('localhost', '127.0.0.1');
    try {
      let good = true;
      for (const name of asked) {
        const over = new AbortController();
        const visiting = visit(origin, PATHS, over.signal);
        const given = ['--import', 'tsx', child, name, new URL(origin).port, tls ? 'tls' : 'plain', seconds];
        const { stdout } = await promisify(execFile)(process.execPath, given);
        await delay(AFTER * 1000);
        over.abort();
        good = report(`${name} (${stdout})`, await visiting) && good;
      }
      return good;
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

say('| flood | address | asked | failed | 95th percentile, ms | longest, ms |\n|---|---|---|---|---|---|');
const results = [await run(true, ['reset', 'window0']), await run(false, ['pipeline', 'slowBodies'])];
process.exit(results.every(Boolean) ? 0 : 1);
