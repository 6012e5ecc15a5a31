import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { limitBodyTimes } from './bodyTimes';

it('a connection whose body does not arrive is ended, one of a route that takes its time is not [REL-3]', async () => {
  const app = fastify();
  limitBodyTimes(app, 50);
  app.post('/', async ({ body }) => ({ body }));
  app.post('/slow', { config: { bodyMs: 60_000 } }, async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: api\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{`;

  const slow = connect(port, '127.0.0.1');
  slow.write(head('/slow'));
  const stuck = connect(port, '127.0.0.1');
  stuck.write(head('/'));
  const texts = { slow: '', stuck: '' };
  slow.on('data', (chunk: Buffer) => (texts.slow += chunk.toString()));
  stuck.on('data', (chunk: Buffer) => (texts.stuck += chunk.toString()));
  await once(stuck, 'close');
  expect(texts.stuck).not.toContain('200 OK');

  slow.write('}');
  await once(slow, 'close');
  expect(texts.slow).toContain('200 OK');
  await app.close();
});
