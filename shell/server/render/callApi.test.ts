/** @jest-environment node */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOn } from '@caravan/shared/http';
import { createApiCall, createRandomId } from './callApi';

/** A server that echoes requests, and never answers `/silent`. */
const listen = async () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return;
    void text(request).then((body) => {
      response.statusCode = 201;
      response.end(JSON.stringify([request.method, request.url, request.headers['lang'], body]));
    });
  });
  const port = await listenOn(server);
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
};

it('posts a call, reads its answer, and aborts a slow one', async () => {
  const { origin, stop } = await listen();
  const call = createApiCall(10_000);
  const answer = await call(`${origin}/a/b`, { method: 'POST', headers: { lang: 'ge' }, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([201, ['POST', '/a/b', 'ge', '{}']]);
  await expect(createApiCall(50)(`${origin}/silent`, { method: 'POST', body: '{}' })).rejects.toThrow('aborted');
  stop();
  await expect(call(`${origin}/a/b`, { method: 'POST', body: '{}' })).rejects.toThrow('ECONNREFUSED');
});

it('returns a new id of 32 hex characters each time', () => {
  expect(createRandomId()).toMatch(/^[\da-f]{32}$/);
  expect(createRandomId()).not.toBe(createRandomId());
});
