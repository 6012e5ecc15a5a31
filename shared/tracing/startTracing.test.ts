import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { context } from '@opentelemetry/api';
import { listenOn } from '../http';
import { isTracing } from './register';
import { inSpan, traceparentOf } from './spans';
import { startTracing } from './startTracing';

const mockLoaded: string[] = [];
for (const name of ['sdk-trace-node', 'exporter-trace-otlp-http', 'core', 'resources'])
  jest.doMock(`@opentelemetry/${name}`, (): unknown => {
    mockLoaded.push(name);
    return jest.requireActual(`@opentelemetry/${name}`);
  });

const complain = jest.fn();
const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

const traceparentInSpan = (): Promise<string | undefined> =>
  inSpan('work', {}, async () => traceparentOf(context.active()));

describe('without a receiver of spans', () => {
  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_EXPORTER: 'none' },
  ])('loads no SDK and records no spans: %j', async (variables) => {
    Object.assign(process.env, variables);
    const sendLastSpans = await startTracing('caravan-test', complain);
    expect(await traceparentInSpan()).toBeUndefined();
    await sendLastSpans();
    expect({ mockLoaded, isTracing: isTracing() }).toEqual({ mockLoaded: [], isTracing: false });
  });
});

describe('with a receiver of spans', () => {
  const received: unknown[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body);
        response.end('{}');
      });
    });
    port = await listenOn(server);
  });
  afterAll(() => server.close());

  it('sends the last spans before the process ends [REL-7]', async () => {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
    const sendLastSpans = await startTracing('caravan-test', complain);
    expect(await traceparentInSpan()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    await sendLastSpans();
    expect(JSON.stringify(received)).toMatch(/"stringValue":"caravan-test".*"name":"work"/);
    expect(complain).not.toHaveBeenCalled();
  });
});
