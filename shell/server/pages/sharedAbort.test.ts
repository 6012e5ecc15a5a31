import { EventEmitter } from 'node:events';
import { createSharedAbort } from './sharedAbort';

const emitters = () => [new EventEmitter(), new EventEmitter(), new EventEmitter()] as const;

it('aborts once the last client has disconnected, and starts anew after that', () => {
  const shared = createSharedAbort();
  const [first, second, connection] = emitters();
  const signal = shared.join('/home', first, connection);
  expect(shared.join('/home', second, connection)).toBe(signal);
  first.emit('close');
  expect(signal.aborted).toBe(false);
  second.emit('close');
  expect(signal.aborted).toBe(true);
  expect(shared.join('/home', new EventEmitter(), connection).aborted).toBe(false);
  expect(connection.listenerCount('close')).toBe(1);
});

it('aborts when the connection closes before the response', () => {
  const shared = createSharedAbort();
  const [response, connection] = emitters();
  const signal = shared.join('/home', response, connection);
  connection.emit('close');
  expect([signal.aborted, shared.size()]).toEqual([true, 0]);
  response.emit('close');
  expect(shared.size()).toBe(0);
});
