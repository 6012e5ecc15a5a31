import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { allCalls, type KnownCall } from '../api/src/testing/allCalls';
import { envelopeOf } from '../api/src/testing/client';
import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { pathOf } from '../shared/contracts/calls';

// The processor time that the built API spends on a list call, on each database: `npm run cost -w @caravan/bench [-- folder]`.
// Build it first (`npm run build -- demo`). A folder gets a processor profile of each run.

const folderOfProfiles = process.argv[2];
const main = join(import.meta.dirname, '../demo/dist/server/main.mjs');
const connections = 10;
const warmUp = 500;
const measured = 2_000;
const names = [
  'usedCarPage',
  'getFinderVehicles',
  'rankList',
  'newsList',
  'hotBrandList',
  'vehicleTops',
  'saleAnalysis',
  'getFinderTops',
  'getFinderBrandsV2',
  'getFinderFriendship',
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const calls = allCalls.filter(({ name }) => names.includes(name));

const start = async (environment: Readonly<Record<string, string>>) => {
  const profile = folderOfProfiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folderOfProfiles}`];
  const child = spawn(process.execPath, [...profile, main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      API_FOLDER: join(import.meta.dirname, '../api'),
      API_PORT: '0',
      RATE_LIMIT: '100000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += String(chunk);
    const base = /api ready (\S+)\n/.exec(said)?.[1];
    if (base !== undefined) return { child, base };
  }
  throw new Error('the API did not start');
};

/** Milliseconds of processor that the API has used since it started, of all its threads. */
const processorOf = async (base: string): Promise<number> => {
  const figures = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1000;
};

const run = async (base: string, { name, call, example }: KnownCall, amount: number): Promise<void> => {
  const { mismatches, non2xx, errors } = await autocannon({
    url: base,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        path: pathOf(call),
        headers: { 'content-type': 'application/json', lang: 'en', currency: 'gel', 'access-token': '' },
        // Every request is one of its own: signed anew, with an id and a time.
        setupRequest: (request) => ({ ...request, body: JSON.stringify(envelopeOf(example.parameter)) }),
      },
    ],
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  });
  if (mismatches + non2xx + errors > 0) throw new Error(`${name}: ${mismatches + non2xx + errors} refused`);
};

const measure = async (title: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-cost-'));
  const { child, base } = await start({ CARAVAN_DATA: folder, ...environment });
  try {
    for (const known of [...calls, ...calls]) await run(base, known, warmUp);
    say(`${title}: processor time of the API, ms a call, mean of ${measured} over ${connections} connections`);
    for (const known of calls) {
      await run(base, known, warmUp);
      const before = await processorOf(base);
      await run(base, known, measured);
      say(`${(((await processorOf(base)) - before) / measured).toFixed(3).padStart(8)}  ${known.name}`);
    }
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

const programs = findPostgres();
if (programs === undefined) say('PostgreSQL: skipped, its programs are not installed');
else {
  const server = await startPostgres(programs, { durable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
await measure('PGlite', {});
