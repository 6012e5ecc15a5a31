import { recordSpans } from '@caravan/shared/tracing/testing';
import fastify from 'fastify';
import { anyVisitor, viewIn } from '../testing/reports';
import { federationOf, federationWithRoute, serverCode, withSite } from '../testing/site';

const { spans } = recordSpans();
type RecordedSpan = ReturnType<typeof spans>[number];
const site = withSite();

const card = { remote: 'account', part: 'Card' };
/** Calls the API while it loads. Its component is React code. */
const callingPage = `{
  load: ({ context }) =>
    context.dispatch((_dispatch, _getState, { transport }) => transport.call({ host: 'main', path: '/tech/a/list' }, {})),
  Component: () => createElement(Other, { slot: ${JSON.stringify(card)} }),
}`;

beforeAll(async () => {
  await site.publish(federationOf('account'));
  await site.publish(federationWithRoute('ranking', { widgets: [card], query: ['search'] }), serverCode(callingPage));
});

/** Starts a site and an API that keeps the headers of its calls. */
const start = async () => {
  const calls: { readonly traceparent?: string | undefined }[] = [];
  const api = fastify();
  api.post('/tech/*', ({ headers }) => {
    calls.push({ traceparent: headers['traceparent']?.toString() });
    return { success: true, errors: [], result: {}, traceId: '' };
  });
  const lines: string[] = [];
  const config = site.configWith({ LOG: 'info', API_URL: await site.listen(api) });
  const app = await site.serve({ config, logTo: { write: (line) => lines.push(line) } });
  return { app, calls, entries: () => lines.map((line): unknown => JSON.parse(line)) };
};

const idOf = (span: RecordedSpan | undefined): string => span?.spanContext().spanId ?? '';
const findSpan = (name: string): RecordedSpan | undefined => spans().find((span) => span.name === name);

/** The names of spans in the order of the alphabet, each with those of its children. */
const treeOf = (parent?: string): unknown[] =>
  spans()
    .filter((span) => span.parentSpanContext?.spanId === parent)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((span) => {
      const children = treeOf(idOf(span));
      return children.length > 0 ? [span.name, ...children] : span.name;
    });

const traceparentIn = ({ headers }: { readonly headers: Record<string, unknown> }): string =>
  /traceparent;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';

describe('the trace of a page', () => {
  it('has a span for each remote, with the steps of its render worker [REL-7]', async () => {
    const { app } = await start();
    await app.inject('/ranking');
    expect(treeOf()).toEqual([
      [
        'GET /ranking/:id?',
        ['render account Card', 'load data', 'render HTML'],
        ['render ranking page', ['load data', 'POST /tech/a/list'], 'render HTML'],
      ],
    ]);
    expect(findSpan('GET /ranking/:id?')?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'caravan.page.source': 'rendered',
      'caravan.lang': 'en',
    });
  });

  it('goes on in the API, as a child of the call [REL-7]', async () => {
    const { app, calls } = await start();
    await app.inject('/ranking');
    const call = findSpan('POST /tech/a/list');
    expect(calls).toEqual([{ traceparent: `00-${call?.spanContext().traceId}-${idOf(call)}-01` }]);
  });

  it('is named in a header, so that all visitors get the same HTML [REL-7]', async () => {
    const { app } = await start();
    const first = await app.inject('/ranking');
    const second = await app.inject('/ranking');
    expect(second.body).toBe(first.body);
    expect(traceparentIn(first)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceparentIn(second).slice(3, 35)).not.toBe(traceparentIn(first).slice(3, 35));
  });

  it('links a page of the cache to the trace that rendered it', async () => {
    const { app } = await start();
    const first = await app.inject('/ranking');
    await app.inject('/ranking');
    const links = spans().flatMap((span) => span.links.map(({ context }) => context.traceId));
    expect(links).toEqual([traceparentIn(first).slice(3, 35)]);
  });

  it('goes on in the calls that the page makes [REL-7]', async () => {
    const { app, calls } = await start();
    const page = traceparentIn(await app.inject('/ranking'));
    await app.inject({ method: 'POST', url: '/tech/a/list', payload: {}, headers: { traceparent: page } });
    const forwarded = findSpan('POST /tech/*');
    expect(forwarded?.spanContext().traceId).toBe(page.slice(3, 35));
    expect(forwarded?.parentSpanContext?.spanId).toBe(page.slice(36, 52));
    expect(calls.at(-1)?.traceparent).toContain(idOf(forwarded));
  });

  it('has no address, cookie, path or text of a visitor [REL-7]', async () => {
    const { app } = await start();
    await app.inject({
      url: '/ranking/secret-path?search=secret-text',
      headers: {
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        tracestate: 'a=secret-state',
        baggage: 'a=secret-baggage',
        cookie: 'visitor=secret-cookie',
      },
      remoteAddress: '203.0.113.7',
    });
    const sent = spans().map(({ name, attributes, events, links, status }) => [
      name,
      attributes,
      events,
      links,
      status,
    ]);
    expect(sent.length).toBeGreaterThan(4);
    expect(JSON.stringify(sent)).not.toMatch(/secret|203\.0/);
    expect(findSpan('GET /ranking/:id?')?.spanContext().traceState).toBeUndefined();
  });

  it('is named in the lines of the log [REL-7]', async () => {
    const { app, entries } = await start();
    const trace = traceparentIn(await app.inject('/ranking')).slice(3, 35);
    expect(entries()).toMatchObject([{ path: '/ranking', trace, traceId: trace }]);
  });

  it('gets the report of the browser [REL-7]', async () => {
    const { app } = await start();
    const page = await app.inject('/ranking');
    const view = viewIn(page.headers);
    const { feed } = await site.follow();
    const version = feed.current().remotes.find(({ descriptor }) => descriptor.federation.name === 'ranking')
      ?.descriptor.version;
    const report = {
      view,
      trace: traceparentIn(page),
      loads: [],
      end: [['ranking', version, [anyVisitor], { lcp: 1200 }]],
    };
    const headers = { 'content-type': 'text/plain' };
    await app.inject({ method: 'POST', url: '/remotes/loads', payload: JSON.stringify(report), headers });
    const span = findSpan('report of the browser');
    expect(span?.parentSpanContext?.spanId).toBe(idOf(findSpan('GET /ranking/:id?')));
    expect(span?.events).toMatchObject([{ name: 'vitals ranking', attributes: { version, lcp: 1200 } }]);
  });
});
