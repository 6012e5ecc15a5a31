import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { allCalls, type KnownCall } from './testing/allCalls';
import { badValue } from './testing/badValues';
import { fingerprintOf } from './testing/fingerprint';
import type { Fuzzer } from './testing/fuzzing';
import {
  faultOf,
  findFaults,
  fuzzedCalls,
  isValid,
  share,
  shorten,
  signedBody,
  setUpFuzzing,
  stackTrace,
} from './testing/fuzzing';
import { unusualRequests } from './testing/unusualRequests';

// Generous, because the machines of CI are slow and busy. Nothing here measures time.
jest.setTimeout(300_000);

/** The seed of the first call: every run sends the same requests. */
const firstSeed = 20_261_120;
/** Bodies for each call. They are refused before any query. */
const badBodies = 80 / share;

const routes: string[] = [];
const prepared = new Map<string, Awaited<ReturnType<Fuzzer['prepare']>>>();

const isApp = (value: unknown): value is FastifyInstance =>
  typeof value === 'object' && value !== null && 'addHook' in value && 'printRoutes' in value;

/** Collects all routes. Fastify publishes each new server on a diagnostics channel. */
const watchRoutes = (message: unknown): void => {
  if (typeof message === 'object' && message !== null && 'fastify' in message && isApp(message.fastify)) {
    message.fastify.addHook('onRoute', ({ url }) => {
      routes.push(url);
    });
  }
};

beforeAll(() => subscribe('fastify.initialization', watchRoutes));
const fuzzing = setUpFuzzing();
beforeAll(async () => {
  unsubscribe('fastify.initialization', watchRoutes);
  for (const known of allCalls) prepared.set(known.name, await fuzzing.prepare(known));
});

const samplesOf = (known: KnownCall & { seed: number }): unknown[] => {
  const validParameter = prepared.get(known.name)?.parameter ?? {};
  const found: unknown[] = [];
  for (let attempt = 0; found.length < badBodies && attempt < 20; attempt += 1) {
    const candidates = fc.sample(badValue(known.call.parameter, validParameter), {
      seed: known.seed + attempt * 1000,
      numRuns: 400,
    });
    found.push(...candidates.filter((each) => !isValid(known, each)));
  }
  return found.slice(0, badBodies);
};

describe('bad bodies, correctly signed', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprintOf(fuzzing.server.db);
  });

  it.each(fuzzedCalls)('are refused by $name with a defined answer (seed $seed) [REL-4]', async (known) => {
    const samples = samplesOf(known);
    expect(samples).toHaveLength(badBodies);
    const token = prepared.get(known.name)?.token ?? '';
    const found = await findFaults(samples, async (parameter, index) => {
      const body = signedBody(parameter, token);
      const response = await fuzzing.sendCall(known, body);
      const fault = faultOf(response) ?? (/"success":true/.test(response.text) ? 'taken' : undefined);
      return fault === undefined
        ? undefined
        : `seed ${String(known.seed)}, body ${String(index)}: ${fault}: ${shorten(body)}`;
    });
    expect(found).toEqual([]);
  });

  it('change no table [REL-4, API-2]', async () => {
    expect(await fingerprintOf(fuzzing.server.db)).toEqual(before);
  });
});

describe('requests of any kind', () => {
  it(`get a defined answer on every route (seed ${String(firstSeed)}) [REL-4]`, async () => {
    const before = await fingerprintOf(fuzzing.server.db);
    expect(routes.length).toBeGreaterThanOrEqual(allCalls.length);
    const samples = fc.sample(unusualRequests(routes), { seed: firstSeed, numRuns: 3_000 });
    const found = await findFaults(samples, async ({ route, method, ending, query, headers, payload }, index) => {
      const url = route.replace('*', '').replaceAll(/:\w+/g, 'x').replace(/\/$/, '') + ending + query;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const { status, text } = await fuzzing.send({
        method,
        url: url === '' || !url.startsWith('/') ? `/${url}` : url,
        headers,
        ...(payload !== undefined && hasBody ? { payload } : {}),
      });
      const fault = status >= 500 || stackTrace.test(text);
      return fault
        ? `${String(index)}: ${String(status)} ${method} ${shorten(url)} ${shorten(JSON.stringify(headers))}`
        : undefined;
    });
    expect(found).toEqual([]);
    expect(await fingerprintOf(fuzzing.server.db)).toEqual(before);
  });
});
