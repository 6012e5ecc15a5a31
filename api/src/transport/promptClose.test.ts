import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { closePromptly } from './promptClose';

it('a server that closes waits for the answer on its way, and not for the connection that carried it', async () => {
  const app = fastify();
  closePromptly(app);
  const body = new PassThrough();
  app.get('/', () => body);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  body.write('begun, ');
  const answer = await fetch(address);
  const closed = app.close();
  body.end('ended');
  expect(await answer.text()).toBe('begun, ended');
  await closed;
});
