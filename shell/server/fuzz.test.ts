import { connect } from 'node:net';
import { anyCharacter } from '@caravan/shared/testing/characters';
import fc from 'fast-check';
import fastify from 'fastify';
import { federationOf, serverCode, withSite } from './testing/site';

// Generous, because the machines of CI are slow and busy. No test here measures time.
jest.setTimeout(120_000);

/** The same requests on every run. A failure names its number and text. */
const SEED = 20_261_123;
const REQUESTS = 800;
const AT_ONCE = 30;

const site = withSite();
let port = 0;
const declared: string[] = [];

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  await site.publish(federationOf('market'), serverCode('{ Component: () => { throw new Error("boom"); } }'));
  const api = fastify({ logger: false });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.all('/*', ({ url }) => ({ url }));
  const API_URL = await site.listen(api);
  const config = site.configWith({ API_URL, RATE_LIMIT: '9999999' });
  const app = await site.serve({ config });
  await site.listen(app);
  port = Number(new URL(app.listeningOrigin).port);
  const routes = app.printRoutes({ commonPrefix: false }).matchAll(/\/[\w/:.*~-]*/g);
  declared.push(
    ...[...routes].map(([route]) => route),
    '/ranking/:id',
    '/market',
    '/tech/a',
    '/autocar/b',
    '/media/x.webp',
  );
});

const oneOf = fc.constantFrom;
const methods = oneOf('GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE');
/** Returns one of the words of a text. */
const wordOf = (text: string) => fc.constantFrom(...text.split(' '));
const endings = fc.oneof(
  wordOf(String.raw`/ // /.. /../.. /%2e%2e/%2e%2e/etc/passwd /..%2f.. \..\ %00 /%00 ;x=1 /%E0%A4%A`),
  wordOf('/%3Cscript%3Ealert(1)%3C%2Fscript%3E /% /%zz /%ff /. #a /%F0%9F%9A%97 /%ED%A0%80'),
  oneOf('', `/${'x'.repeat(300)}`, `/${'a/'.repeat(400)}`),
  fc.string({ unit: anyCharacter, maxLength: 40 }).map((text) => `/${encodeURIComponent(text)}`),
);
const queries = fc.oneof(
  wordOf('? ?lang=ge ?lang=%ff ?lang=%3Cscript%3E ?a[]=1&__proto__[x]=1 ?accountId=%00 ?% ??&='),
  oneOf('', `?q=${'x'.repeat(3000)}`),
);
const starts = oneOf('', '', '', '', '/', '//', '/\\', 'http://elsewhere.test', '*');
const header = fc.tuple(
  fc.oneof(
    wordOf('accept-encoding available-dictionary content-type cookie if-none-match keep-alive'),
    wordOf('x-forwarded-for range te origin'),
  ),
  fc.oneof(
    wordOf('; ÿ * br;q=0 dcz :pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=: timeout=x W/"x",* " <script>'),
    oneOf('', 'gzip, br', 'lang=ge; lang=\u00FF', '1.2.3.4, ::1', 'x'.repeat(3000)),
  ),
);
const framing = oneOf(
  'expect: 100-continue',
  'expect: x',
  'upgrade: websocket',
  'connection: te, keep-alive',
  'content-length: 0',
);
const bodies = oneOf(null, null, '', '{}', '[', '\u0000', 'a=b', 'x'.repeat(70_000));
const requests = fc.record({
  method: methods,
  route: fc.nat(),
  start: starts,
  ending: endings,
  query: queries,
  headers: fc.array(header, { maxLength: 4 }),
  framing: fc.option(framing, { freq: 4 }),
  body: bodies,
});

type FuzzRequest = Parameters<Parameters<typeof requests.map>[0]>[0];

const bytesOf = ({ method, route, start, ending, query, headers, framing: line, body }: FuzzRequest): Buffer => {
  const path = (declared[route % declared.length] ?? '/').replaceAll(/:\w+|\*/g, 'x');
  const lines = [
    `${method} ${start}${path}${ending}${query} HTTP/1.1`,
    'host: caravan.test',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(line ? [line] : []),
    ...(body === null ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`, 'latin1');
};

const answerTo = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // A refusing server may close the connection during the write. Its earlier answer counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });

const faultOf = (answer: string): string | undefined => {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''))?.[1] ?? 0);
  if (status === 0) return 'no answer';
  if (status >= 500) return String(status);
  if (/\n\s+at .*:\d+:\d+|node_modules|\.ts:\d/.test(answer)) return 'a trace';
  if (/<script>(?!earlyEvents)/.test(answer.replaceAll(/<script>earlyEvents=.*?<\/script>/g, ''))) return 'a script';
  // Node itself answers requests for an unknown protocol.
  if (status === 417 || (status === 400 && !answer.includes('<'))) return undefined;
  if (!/\r\nx-content-type-options: nosniff/i.test(answer)) return 'no security headers';
  return status !== 304 && !/\r\ncontent-security-policy: /i.test(answer) ? 'no policy' : undefined;
};

it.each([
  ['//', 302],
  ['//elsewhere.test/home', 404],
  ['/\\\\elsewhere.test', 404],
  ['http://elsewhere.test/nowhere', 404],
  ['/media/..', 400],
  ['/media/%2e%2e/x', 400],
  ['/%E0%A4%A', 404],
  ['*', 404],
])('answers the target "%s" with %d on this site [REL-4]', async (target, status) => {
  const answer = await answerTo(Buffer.from(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`));
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).not.toContain('elsewhere');
});

it(`any request gets a defined answer, with security headers and without a trace (seed ${SEED}) [REL-4, REL-5]`, async () => {
  expect(declared.length).toBeGreaterThan(12);
  const samples = fc.sample(requests, { seed: SEED, numRuns: REQUESTS }).map(bytesOf);
  const faults: string[] = [];
  for (let from = 0; from < samples.length; from += AT_ONCE) {
    await Promise.all(
      samples.slice(from, from + AT_ONCE).map(async (bytes, index) => {
        const fault = faultOf(await answerTo(bytes));
        if (fault) faults.push(`${from + index}: ${fault}: ${bytes.toString('latin1').slice(0, 300)}`);
      }),
    );
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
