import { EventEmitter, on, once } from 'node:events';
import fastify from 'fastify';
import { createAnswerLimit } from './answerLimit';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 3;

/** Resolves after a number of events. */
const afterEvents = async (events: EventEmitter, name: string, count: number): Promise<void> => {
  let seen = 0;
  for await (const _event of on(events, name)) if ((seen += 1) === count) return;
};

/**
 * Starts a server whose answers to `/held` wait for the event `release`. `cancel` sends requests, and resolves once the server knows that
 * their clients have left.
 */
const start = async () => {
  const app = fastify();
  const events = new EventEmitter();
  const held = once(events, 'release');
  app.addHook('preHandler', async (_request, { raw }) => {
    raw.once('close', () => events.emit('leave'));
    events.emit('arrive');
  });
  app.addHook('preHandler', createAnswerLimit(MAX_CONCURRENT, MAX_WAITING));
  app.post('/*', async ({ url }) => (url === '/held' ? held : 'answer'));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = async (path: string): Promise<string> => (await fetch(origin + path, { method: 'POST' })).text();
  const send = async (path: string, count: number): Promise<AbortController> => {
    const arrived = afterEvents(events, 'arrive', count);
    const client = new AbortController();
    for (let index = 0; index < count; index += 1)
      fetch(origin + path, { method: 'POST', signal: client.signal }).catch(() => undefined);
    await arrived;
    return client;
  };
  const cancel = async (path: string, count: number): Promise<void> => {
    const client = await send(path, count);
    const left = afterEvents(events, 'leave', count);
    client.abort();
    await left;
  };
  return { app, events, request, send, cancel };
};

it('answers a request although clients of many that waited have left [REL-3]', async () => {
  const { app, events, request, send, cancel } = await start();
  await send('/held', MAX_CONCURRENT);
  await cancel('/held', MAX_WAITING);
  const arrived = once(events, 'arrive');
  const answer = request('/last');
  await arrived;
  events.emit('release');
  expect(await answer).toBe('answer');
  await app.close();
});
