import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { createEarlyHints } from './earlyHints';
import { federationOf, serverCode, withSite } from '../testing/site';

const isServer = (app: object): app is FastifyInstance => 'listen' in app;

const site = withSite();
let address: URL;

beforeAll(async () => {
  await site.publish(federationOf('ranking'), serverCode("{ Component: () => 'The page' }"));
  address = new URL(await site.start({ EARLY_HINTS: '1' }));
});

/** Sends a request by hand. Returns the heads of all responses, and the whole answer. */
const sendRequest = async (path: string, { version = '1.1', mode = 'navigate', at: serverUrl = address } = {}) => {
  const socket = connect(Number(serverUrl.port), serverUrl.hostname);
  const lines = [`GET ${path} HTTP/${version}`, 'host: caravan.test', 'connection: close'];
  socket.write([...lines, ...(mode ? [`sec-fetch-mode: ${mode}`] : []), '', ''].join('\r\n'));
  const response = await text(socket);
  return { answer: response, statuses: response.match(/^HTTP\/1\.1 \d+/gm) };
};

it('sends the preloads of a route before a page of it is rendered', async () => {
  const first = await sendRequest('/ranking/1');
  expect(first.statuses).toEqual(['HTTP/1.1 200']);
  const { answer, statuses } = await sendRequest('/ranking/2');
  expect(statuses).toEqual(['HTTP/1.1 103', 'HTTP/1.1 200']);
  const [hints = '', , html = ''] = answer.split('\r\n\r\n');
  const links = [...hints.matchAll(/<([^>]+)>; rel=(\w+)([^,]*)/g)];
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)];
  expect(
    links
      .filter(([, , rel]) => rel === 'modulepreload')
      .map(([, file, , attributes]) => [file, /integrity="([^"]+)"/.exec(attributes ?? '')?.[1]]),
  ).toEqual(scripts.map(([, file, integrity]) => [file, integrity]));
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file]) => file);
  expect(links.filter(([, , rel]) => rel === 'preload').map(([, file]) => file)).toEqual(fonts);
});

it.each([
  ['a page that is ready', '/ranking/1', {}],
  ['HTTP/1.0, which has no interim responses', '/ranking/3', { version: '1.0' }],
  ['a client that opens no page', '/ranking/4', { mode: '' }],
  ['a script that fetches a page', '/ranking/5', { mode: 'cors' }],
])('sends nothing before %s', async (_what, path, options) => {
  await sendRequest('/ranking/1');
  expect((await sendRequest(path, options)).statuses).toEqual(['HTTP/1.1 200']);
});

it('sends nothing for an unknown route', async () => {
  expect((await sendRequest('/nowhere')).statuses).toEqual(['HTTP/1.1 404']);
  expect((await sendRequest('/nowhere/else')).statuses).toEqual(['HTTP/1.1 404']);
});

it('sends nothing unless EARLY_HINTS is set', async () => {
  const withoutHints = new URL(await site.start({}));
  for (const path of ['/ranking/1', '/ranking/2'])
    expect((await sendRequest(path, { at: withoutHints })).statuses).toEqual(['HTTP/1.1 200']);
});

describe('over HTTP/2', () => {
  const hints = createEarlyHints();
  hints.remember('home', ['</a.js>; rel=modulepreload']);
  const { promise: page, resolve: finish } = Promise.withResolvers<void>();
  // Fastify's types differ for HTTP/1.1 and HTTP/2.
  const app: object = fastify({ http2: true });
  if (!isServer(app)) throw new Error('Fastify made no server');
  app.get('/', async (request, reply) => {
    await hints.send('home', page, request, reply);
    await page;
    return 'The page';
  });
  afterAll(() => app.close());

  it('sends the preloads too', async () => {
    const client = connectHttp2(await app.listen({ port: 0, host: '127.0.0.1' }));
    const stream = client.request({ ':path': '/', 'sec-fetch-mode': 'navigate' });
    const heads: unknown[] = [];
    stream.on('headers', (head: unknown) => {
      heads.push(head);
      finish();
    });
    stream.on('response', (head: unknown) => heads.push(head));
    await once(stream.resume(), 'end');
    client.close();
    expect(heads).toMatchObject([{ ':status': 103, link: '</a.js>; rel=modulepreload' }, { ':status': 200 }]);
  });
});
