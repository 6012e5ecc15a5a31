import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { listen } from '../api/src/testing/accounts';
import { allCalls, type KnownCall } from '../api/src/testing/allCalls';
import { envelopeOf } from '../api/src/testing/client';
import { startTestServer } from '../api/src/testing/server';
import { pathOf } from '../shared/contracts/calls';
import { median } from './figures/statistics';

// Every call of the contracts: the tests that make it, and how long an answer takes on demo data over one connection.
// `npm run calls -w @caravan/bench [-- calls of each]`

const count = Number(process.argv[2] ?? 200);
const sources = join(import.meta.dirname, '../api/src');

/** The calls that a test takes from the contracts. */
const imported = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/import \{([^}]*)\} from '@caravan\/shared\/contracts\/calls'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );

const tests = readdirSync(join(sources, 'modules'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, calls: imported(readFileSync(join(sources, 'modules', name), 'utf8')) }));

/** The tests of modules that make a call; fuzzing makes all of them. */
const testsOf = (name: string): string =>
  tests
    .filter(({ calls }) => calls.has(name))
    .map((test) => test.name)
    .join(', ') || 'fuzz.test.ts only';

const server = await startTestServer({ seeded: true }, { VALIDATE_ANSWERS: '0', RATE_LIMIT: '100000000' });
const base = await listen(server);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const post = (path: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(base + path, { agent, method: 'POST' }, (response) => {
      text(response).then(resolve, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });

const timesOf = async ({ name, call, example }: KnownCall): Promise<number[]> => {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const prepared = await example.prepare?.(server);
    const parameter = { ...example.parameter, ...prepared?.parameter };
    const body = JSON.stringify(envelopeOf(parameter, { token: prepared?.token ?? '' }));
    const begun = performance.now();
    const answered = await post(pathOf(call), body);
    times.push(performance.now() - begun);
    if (!answered.startsWith('{"success":true')) throw new Error(`${name}: ${answered.slice(0, 300)}`);
  }
  return times;
};

process.stdout.write(`median of ${count} calls, ms\n`);
for (const known of allCalls) {
  const line = await timesOf(known).then(
    (times) => median(times).toFixed(1),
    (error: unknown) => `failed: ${String(error)}`,
  );
  process.stdout.write(`${line.padStart(7)}  ${known.call.path.padEnd(52)} ${testsOf(known.name)}\n`);
}
agent.destroy();
await server.close();
