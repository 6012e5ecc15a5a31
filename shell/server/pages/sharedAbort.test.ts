import { EventEmitter } from 'node:events';
import { createSharedAbort } from './sharedAbort';

const emitters = () => [new EventEmitter(), new EventEmitter(), new EventEmitter()] as const;

it('aborts once the last client has disconnected, and starts again after that', () => {
  const sharedAbort = createSharedAbort();
  const [first, second, connection] = emitters();
  const signal = sharedAbort.join('/home', first, connection);
  expect(sharedAbort.join('/home', second, connection)).toBe(signal);
  first.emit('close');
  expect(signal.aborted).toBe(false);
  second.emit('close');
  expect(signal.aborted).toBe(true);
  expect(sharedAbort.join('/home', new EventEmitter(), connection).aborted).toBe(false);
  expect(connection.listenerCount('close')).toBe(1);
});

it('aborts when the connection closes before the response', () => {
  const sharedAbort = createSharedAbort();
  const [response, connection] = emitters();
  const signal = sharedAbort.join('/home', response, connection);
  connection.emit('close');
  expect([signal.aborted, response.listenerCount('close')]).toEqual([true, 0]);
});
