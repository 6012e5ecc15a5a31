import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls, type KnownCall } from '../api/src/testing/allCalls';
import { envelopeOf } from '../api/src/testing/client';
import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { superviseProcess } from '../scripts/supervisor/supervisedProcess';
import { root } from '../scripts/workspaces';
import { pathOf } from '../shared/contracts/calls';
import { sendRequests } from './sendRequests';
import { say, silent } from './site';

// Measures the CPU time that the built API spends on each list call, on each database. Run after `npm run build -- demo`:
// `npm run cost -w @caravan/bench [-- folder]`. The folder gets a CPU profile of each run.

const [profileFolder] = process.argv.slice(2);
const connections = 10;
const warmUpAmount = 500;
const measuredAmount = 2000;

const names = new Set([
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
]);

/** The calls for lists that every visitor makes. */
const listCalls = allCalls.filter(({ name }) => names.has(name));

/** Makes a call over several connections. Throws unless all are answered. */
const makeCalls = (base: string, { name, call, example }: KnownCall, amount: number) =>
  sendRequests(name, {
    connections,
    amount,
    url: base,
    requests: [
      {
        method: 'POST',
        path: pathOf(call),
        headers: { 'content-type': 'application/json' },
        // Signs each request with its own id and time.
        setupRequest: (request) => ({ ...request, body: JSON.stringify(envelopeOf(example.parameter)) }),
      },
    ],
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  });

const cpuMsOf = async (base: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
};

const measure = async (engine: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-cost-'));
  const api = superviseProcess({
    name: 'api',
    server: 'demo/dist/server/main.mjs',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...(profileFolder && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileFolder}` }),
      API_FOLDER: join(root, 'api'),
      API_PORT: '0',
      RATE_LIMIT: '100000000',
      CARAVAN_DATA: folder,
      ...env,
    },
    output: { log: silent, line: silent, error: (line) => process.stderr.write(`${line}\n`) },
    say: silent,
    onStart: silent,
  });
  try {
    const base = await api.ready;
    for (const call of [...listCalls, ...listCalls]) await makeCalls(base, call, warmUpAmount);
    say(`${engine}: CPU time of the API, ms a call, mean of ${measuredAmount} over ${connections} connections`);
    for (const call of listCalls) {
      await makeCalls(base, call, warmUpAmount);
      const before = await cpuMsOf(base);
      await makeCalls(base, call, measuredAmount);
      const cpuMs = (await cpuMsOf(base)) - before;
      say(`${(cpuMs / measuredAmount).toFixed(3).padStart(8)}  ${call.name}`);
    }
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

await measure('PGlite', {});
const programs = findPostgres();
if (programs === undefined) say('PostgreSQL: skipped, its programs are not installed');
else {
  const server = await startPostgres(programs, { isDurable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
