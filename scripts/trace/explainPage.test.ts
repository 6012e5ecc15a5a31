import { createServer, type Server } from 'node:http';
import { listenOn } from '@caravan/shared/http';
import { explainSlowest } from './explainPage';
import { startReceiver, type Receiver } from './receiver';
import { traceTree } from './traceTree';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
/** Converts milliseconds since the start of the trace to Unix nanoseconds. */
const nanoseconds = (ms: number): string => `${1_790_000_000_000 + ms}000000`;

interface SpanInput {
  readonly id: string;
  readonly parent?: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly kind?: number;
  readonly status?: number;
}

const exported = (service: string, spans: readonly SpanInput[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [
        {
          spans: spans.map(({ id, parent, name, from, to, kind = 1, status }) => ({
            traceId,
            spanId: id,
            ...(parent !== undefined && { parentSpanId: parent }),
            name,
            kind,
            startTimeUnixNano: nanoseconds(from),
            endTimeUnixNano: nanoseconds(to),
            attributes: status === undefined ? [] : [{ key: 'http.response.status_code', value: { intValue: status } }],
          })),
        },
      ],
    },
  ],
});

const shell = exported('shell', [
  { id: 'call', parent: 'render', name: 'POST /tech/list', from: 10, to: 90, kind: 3, status: 200 },
  { id: 'render', parent: 'page', name: 'render ranking page', from: 5, to: 95 },
  { id: 'page', name: 'GET /ranking', from: 0, to: 100, status: 200 },
]);
const api = exported('api', [
  { id: 'select', parent: 'served', name: 'SELECT models', from: 20, to: 80, kind: 3 },
  { id: 'served', parent: 'call', name: 'POST /tech/list', from: 15, to: 85, status: 200 },
]);

describe('a trace', () => {
  let receiver: Receiver;
  let site: Server;
  let page = '';
  beforeEach(async () => {
    receiver = await startReceiver(0);
    site = createServer((_request, response) => {
      response.setHeader('server-timing', `clock;desc="1", traceparent;desc="00-${traceId}-00f067aa0ba902b7-01"`);
      response.end('a page');
    });
    page = `http://127.0.0.1:${await listenOn(site)}/ranking`;
  });
  afterEach(async () => {
    await receiver.stop();
    site.close();
  });

  const send = async (body: unknown): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${receiver.endpoint}/v1/traces`, { method: 'POST', headers, body: JSON.stringify(body) }))
      .status;
  };

  it('is printed as a tree once all processes have sent their spans', async () => {
    const explained = explainSlowest(receiver, [page]);
    await send(shell);
    await send(api);
    expect((await explained).lines).toEqual([
      '   began    took  process  span',
      '     0.0   100.0  shell  GET /ranking  200',
      '     5.0    90.0  shell    render ranking page',
      '    10.0    80.0  shell      POST /tech/list  200',
      '    15.0    70.0  api          POST /tech/list  200',
      '    20.0    60.0  api            SELECT models',
      'Waited for longest, in milliseconds:',
      '    60.0  api: SELECT models',
      '    10.0  shell: GET /ranking  200',
      '    10.0  shell: render ranking page',
      '    10.0  shell: POST /tech/list  200',
      '    10.0  api: POST /tech/list  200',
      '60 of 100 ms (60 %) went to "SELECT models" of api: shell: GET /ranking → render ranking page → POST /tech/list → ' +
        'api: POST /tech/list → SELECT models',
    ]);
  });

  it('that is not JSON of OTLP is refused', async () => {
    expect(await send('none')).toBe(400);
  });

  it('without its first span is printed, too', async () => {
    await send(api);
    expect(traceTree(receiver.spansOf(traceId))).toHaveLength(7);
  });
});
