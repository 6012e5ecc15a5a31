/** @jest-environment node */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { callApi, serverId } from './callApi';

/** A server that answers what it was asked, or never. */
const listen = async () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return;
    void text(request).then((body) => {
      response.statusCode = 201;
      response.end(JSON.stringify([request.method, request.url, request.headers['lang'], body]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
};

it('posts a call and reads its answer, and gives one up that takes too long', async () => {
  const { origin, stop } = await listen();
  const call = callApi(100);
  const answer = await call(`${origin}/a/b`, { method: 'POST', headers: { lang: 'ge' }, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([201, ['POST', '/a/b', 'ge', '{}']]);
  await expect(call(`${origin}/silent`, { method: 'POST', body: '{}' })).rejects.toThrow('aborted');
  stop();
  await expect(call(`${origin}/a/b`, { method: 'POST', body: '{}' })).rejects.toThrow('ECONNREFUSED');
});

it('names a call by 32 hex characters, each by its own', () => {
  expect(serverId()).toMatch(/^[\da-f]{32}$/);
  expect(serverId()).not.toBe(serverId());
});
