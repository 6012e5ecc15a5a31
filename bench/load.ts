import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { allCalls } from '../api/src/testing/allCalls';
import { startApi } from '../api/src/testing/apiProcess';
import { envelopeOf } from '../api/src/testing/client';
import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { pathOf } from '../shared/contracts/calls';

// The load that one API process takes: the list calls that every visitor makes, on each database.
// `npm run load -w @caravan/bench [-- seconds]`

const seconds = Number(process.argv[2] ?? 30);
const connections = 50;
const warmUpSeconds = 5;
const lookSeconds = 5;
const names = [
  'usedCarPage',
  'getFinderVehicles',
  'rankList',
  'newsList',
  'hotBrandList',
  'vehicleTops',
  'saleAnalysis',
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const calls = allCalls.filter(({ name }) => names.includes(name));

const figures = async (base: string): Promise<(name: string) => number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
};

const run = (base: string, duration: number): Promise<autocannon.Result> =>
  autocannon({
    url: base,
    connections,
    duration,
    requests: calls.map(({ call, example }) => ({
      method: 'POST' as const,
      path: pathOf(call),
      headers: { 'content-type': 'application/json' },
      // Every request is one of its own: signed anew, with an id and a time.
      setupRequest: (request) => ({ ...request, body: JSON.stringify(envelopeOf(example.parameter)) }),
    })),
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  });

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)}`;

const measure = async (title: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-load-'));
  const api = await startApi({ CARAVAN_DATA: folder, RATE_LIMIT: '100000000', ...environment });
  try {
    await run(api.base, warmUpSeconds);
    const before = await figures(api.base);
    const memory = [before('process_resident_memory_bytes')];
    const look = setInterval(() => {
      void figures(api.base).then((read) => memory.push(read('process_resident_memory_bytes')));
    }, lookSeconds * 1000);
    const result = await run(api.base, seconds);
    clearInterval(look);
    const after = await figures(api.base);
    const cpu = after('process_cpu_seconds_total') - before('process_cpu_seconds_total');
    const { requests, latency, errors, timeouts, non2xx, mismatches } = result;
    say(`${title}: ${requests.total} requests in ${seconds} s, ${connections} connections`);
    say(`  requests/s ${requests.average}, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
    say(`  processor time of the API ${((cpu * 1000) / requests.total).toFixed(2)} ms a request`);
    say(`  errors ${errors}, timeouts ${timeouts}, other than 200: ${non2xx}, refused: ${mismatches}`);
    say(`  memory every ${lookSeconds} s, MB: ${memory.map(megabytes).join(' ')}`);
  } finally {
    api.child.kill('SIGTERM');
    await api.ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

await measure('PGlite', {});
const programs = findPostgres();
if (programs === undefined) {
  say('PostgreSQL: skipped, its programs are not installed');
} else {
  const server = await startPostgres(programs, { durable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
