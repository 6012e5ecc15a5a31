import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { makeCertificate } from '../../bench/network/certificate';
import { until } from '../../e2e/support/until';
import { listenOn } from '@caravan/shared/http';
import { isPortFree } from '../freePort';
import { findProgram } from './packages';
import { findFreePorts, type Ports } from './ports';
import { prepareNginx } from './prepareNginx';

const nginx = findProgram('nginx');

(nginx ? describe : describe.skip)('nginx before two servers of each kind', () => {
  const folder = createTemporaryFolder();
  let ports: Ports;
  let running: ChildProcess;
  let servers: readonly Server[];
  /** What the first API does with a request. */
  let first: RequestListener;

  const answer: RequestListener = (request, response) => {
    void text(request).then((body) => response.end(`${request.method} ${body}`));
  };
  const answerKey: RequestListener = ({ headers }, response) => response.end(String(headers['x-proxy-key']));
  const listen = async (port: number, listener: RequestListener): Promise<Server> => {
    const server = createServer(listener);
    await listenOn(server, port);
    return server;
  };

  beforeAll(async () => {
    ports = await findFreePorts();
    servers = [
      await listen(ports['api-1'], (request, response) => first(request, response)),
      await listen(ports['api-2'], answer),
      await listen(ports['shell-1'], answerKey),
      await listen(ports['shell-2'], answerKey),
    ];
    running = spawn(nginx ?? '', prepareNginx(folder, ports, makeCertificate(), 'the-key'), { stdio: 'ignore' });
    await until(async () => !(await isPortFree(ports.api)));
  }, 60_000);
  afterAll(async () => {
    running.kill('SIGTERM');
    await once(running, 'exit');
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each<[string, RequestListener]>([
    ['answers 503 because it is stopping', (_request, response) => response.writeHead(503).end()],
    ['ends before it answers', (request) => request.socket.destroy()],
  ])('repeats a call at the other API if one %s [REL-1]', async (_name, listener) => {
    first = listener;
    const answers: string[] = [];
    for (const body of ['a', 'b', 'c', 'd']) {
      const response = await fetch(`http://127.0.0.1:${ports.api}/tech/call`, { method: 'POST', body });
      answers.push(await response.text());
    }
    expect(answers).toEqual(['POST a', 'POST b', 'POST c', 'POST d']);
  });

  it.each([{}, { 'x-proxy-key': 'of-a-visitor' }])(
    'sends its key to the shell servers in place of %p',
    async (headers) => {
      const url = `https://127.0.0.1:${ports.front}/`;
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(url, { headers, rejectUnauthorized: false, agent: false }, resolve).once('error', reject);
      });
      expect(await text(response)).toBe('the-key');
    },
  );
});
