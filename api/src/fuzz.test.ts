import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { answer, pathOf, signatureText } from '@caravan/shared/contracts/calls';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { md5 } from 'js-md5';
import type { GenericSchema } from 'valibot';
import { safeParse } from 'valibot';
import type { KnownCall } from './testing/allCalls';
import { allCalls } from './testing/allCalls';
import { badValue, brokenTexts, nastyTexts, withTexts } from './testing/badValues';
import { envelopeOf } from './testing/client';
import { oddRequests } from './testing/oddRequests';
import { fingerprintOf, storedTexts } from './testing/fingerprint';
import type { TestServer } from './testing/server';
import { startTestServer } from './testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(300_000);

/** The same bodies on every run. A failure names its seed and body. */
const firstSeed = 20_261_120;
/** Of nasty texts a call gets every second one, the next call the others; on PGlite, which takes several times as long, one in eight. */
const share = process.env.DATABASE_URL === undefined ? 8 : 2;
/** Bodies a call. They are refused before a query is made. */
const badBodies = 80 / share;

/** A seed of its own for each call, which stays when others are added. */
const seedOf = (name: string): number => Number.parseInt(md5(name).slice(0, 7), 16);
const fuzzed = allCalls.map((known) => ({ ...known, seed: seedOf(known.name) }));

let server: TestServer;
const routes: string[] = [];

interface Prepared {
  readonly parameter: object;
  readonly token: string;
}

const prepared = new Map<string, Prepared>();

const prepare = async ({ example }: KnownCall): Promise<Prepared> => {
  const done = await example.prepare?.(server);
  return { parameter: { ...example.parameter, ...done?.parameter }, token: done?.token ?? '' };
};

const isApp = (value: unknown): value is FastifyInstance =>
  typeof value === 'object' && value !== null && 'addHook' in value && 'printRoutes' in value;

/** Fastify tells of every server that it makes: here the fuzzer learns all routes, whoever adds them. */
const watchRoutes = (message: unknown): void => {
  if (typeof message === 'object' && message !== null && 'fastify' in message && isApp(message.fastify)) {
    message.fastify.addHook('onRoute', ({ url }) => {
      routes.push(url);
    });
  }
};

beforeAll(async () => {
  subscribe('fastify.initialization', watchRoutes);
  server = await startTestServer({ seeded: true }, { RATE_LIMIT: '99999999' });
  unsubscribe('fastify.initialization', watchRoutes);
  for (const known of allCalls) {
    prepared.set(known.name, await prepare(known));
  }
});
afterAll(() => server.close());

/** JSON has no infinity, but a number that is read as one. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (each === Number.POSITIVE_INFINITY ? '1e400!' : each)).replaceAll(
    '"1e400!"',
    '1e400',
  );

/** A body with any value as its parameter, correctly signed. */
const signedBody = (parameter: unknown, token: string): string => {
  const unsigned = Object.assign(envelopeOf({}, { token }), { parameter });
  return jsonOf({ ...unsigned, sign: md5(signatureText(unsigned)) });
};

const takes = (schema: GenericSchema, value: unknown): boolean => safeParse(schema, value).success;

const asSent = (parameter: unknown): unknown => JSON.parse(jsonOf(parameter) ?? 'null');

const isValid = ({ call }: KnownCall, parameter: unknown): boolean => {
  const sent = asSent(parameter);
  return typeof sent === 'object' && sent !== null && takes(call.parameter, sent);
};

const traces = /\n\s+at .*:\d+:\d+|\.ts:\d|node_modules/;

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const send = async (request: InjectOptions): Promise<Answered> => {
  const { statusCode, headers, body } = await server.app.inject(request);
  return { status: statusCode, type: String(headers['content-type'] ?? ''), text: body };
};

const sendCall = ({ call }: KnownCall, body: string, headers: Record<string, string> = {}): Promise<Answered> =>
  send({
    method: 'POST',
    url: pathOf(call),
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

/** What is wrong with an answer to a call; undefined where nothing is. */
const faultOf = ({ status, type, text }: Answered): string | undefined => {
  if (status !== 200 && status !== 413) {
    return `status ${String(status)}`;
  }
  if (!type.startsWith('application/json') || !takes(answer, JSON.parse(text))) {
    return 'not an answer';
  }
  return traces.test(text) ? 'a stack trace' : undefined;
};

const samplesOf = (known: KnownCall & { seed: number }): unknown[] => {
  const good = prepared.get(known.name)?.parameter ?? {};
  const found: unknown[] = [];
  for (let round = 0; found.length < badBodies && round < 20; round += 1) {
    const some = fc.sample(badValue(known.call.parameter, good), { seed: known.seed + round * 1000, numRuns: 400 });
    found.push(...some.filter((each) => !isValid(known, each)));
  }
  return found.slice(0, badBodies);
};

/** Runs a task for every item, a few at a time, and gives what each found wrong. */
const faults = async <T>(items: readonly T[], task: (item: T, index: number) => Promise<string | undefined>) => {
  const found: string[] = [];
  for (let from = 0; from < items.length; from += 20) {
    const some = await Promise.all(items.slice(from, from + 20).map((item, index) => task(item, from + index)));
    found.push(...some.filter((each) => each !== undefined));
  }
  return found;
};

const short = (body: string): string => (body.length > 400 ? `${body.slice(0, 400)}… (${String(body.length)})` : body);

describe('bad bodies, correctly signed', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprintOf(server.database.db);
  });

  it.each(fuzzed)('are refused by $name with a defined answer (seed $seed) [REL-4]', async (known) => {
    const samples = samplesOf(known);
    expect(samples).toHaveLength(badBodies);
    const token = prepared.get(known.name)?.token ?? '';
    const found = await faults(samples, async (parameter, index) => {
      const body = signedBody(parameter, token);
      const answered = await sendCall(known, body);
      const fault = faultOf(answered) ?? (/"success":true/.test(answered.text) ? 'taken' : undefined);
      return fault === undefined
        ? undefined
        : `seed ${String(known.seed)}, body ${String(index)}: ${fault}: ${short(body)}`;
    });
    expect(found).toEqual([]);
  });

  it('have changed nothing in any table [REL-4, API-2]', async () => {
    expect(await fingerprintOf(server.database.db)).toEqual(before);
  });
});

describe('requests of any kind', () => {
  it(`get a defined answer on every route: headers, paths, queries, methods (seed ${String(firstSeed)}) [REL-4]`, async () => {
    const before = await fingerprintOf(server.database.db);
    expect(routes.length).toBeGreaterThanOrEqual(allCalls.length);
    const samples = fc.sample(oddRequests(routes), { seed: firstSeed, numRuns: 3_000 });
    const found = await faults(samples, async ({ route, method, ending, query, headers, payload }, index) => {
      const url = route.replace('*', '').replaceAll(/:\w+/g, 'x').replace(/\/$/, '') + ending + query;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const { status, text } = await send({
        method,
        url: url === '' || !url.startsWith('/') ? `/${url}` : url,
        headers,
        ...(payload !== undefined && hasBody ? { payload } : {}),
      });
      const fault = status >= 500 || traces.test(text);
      return fault
        ? `${String(index)}: ${String(status)} ${method} ${short(url)} ${short(JSON.stringify(headers))}`
        : undefined;
    });
    expect(found).toEqual([]);
    expect(await fingerprintOf(server.database.db)).toEqual(before);
  });
});

describe('texts that are well formed and nasty', () => {
  const mark = 'fuzz-mark';
  const marked = [...nastyTexts, ...brokenTexts].map((text, index) => `${mark}-${String(index)} ${text}`);
  const markedFor = ({ seed }: { readonly seed: number }): string[] =>
    marked.filter((_text, index) => (index + seed) % share === 0);

  it.each(fuzzed)('are taken or refused by $name as nothing but text [REL-4]', async (known) => {
    const found = await faults(markedFor(known), async (text) => {
      const { parameter, token } = await prepare(known);
      const filled = withTexts(known.call.parameter, parameter, text, takes);
      // What was prepared (a code, an address) is kept once, so that the call gets to its end.
      for (const sent of [{ ...Object(filled), ...parameter }, filled]) {
        const body = signedBody(sent, token);
        const fault = faultOf(await sendCall(known, body));
        if (fault !== undefined) {
          return `${fault}: ${short(body)}`;
        }
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });

  it.each(fuzzed)('and so are the strangest values that $name takes (seed $seed) [REL-4]', async (known) => {
    const { parameter, token } = await prepare(known);
    const samples = fc.sample(badValue(known.call.parameter, parameter), { seed: known.seed, numRuns: 400 });
    const strange = samples.filter((each) => isValid(known, each)).slice(0, 24 / share);
    const found = await faults(strange, async (each) => {
      const body = signedBody(each, token);
      const fault = faultOf(await sendCall(known, body));
      return fault === undefined ? undefined : `${fault}: ${short(body)}`;
    });
    expect(found).toEqual([]);
  });

  it('are stored as they were sent, and shown as text [REL-4]', async () => {
    const stored = await storedTexts(server.database.db, mark);
    expect(stored.length).toBeGreaterThan(nastyTexts.length);
    const known = marked.map((text) => text.toLowerCase());
    const strange = stored.filter((text) => !known.some((each) => each.startsWith(text.trim().toLowerCase())));
    expect(strange.slice(0, 10)).toEqual([]);
    const inbox = await send({ method: 'GET', url: '/dev/inbox' });
    expect(inbox.text).not.toMatch(/<script|<img/);
  });
});
