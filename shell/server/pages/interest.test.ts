import { EventEmitter } from 'node:events';
import { createInterest } from './interest';

it('what several ask for is dropped once the last of them has left, and asked for anew after that', () => {
  const interest = createInterest();
  const [first, second, third, line] = [1, 2, 3, 4].map(() => new EventEmitter());
  if (!first || !second || !third || !line) throw new Error('four are made');
  const signal = interest.of('/home', first, line)();
  expect(interest.of('/home', second, line)()).toBe(signal);
  first.emit('close');
  expect(signal.aborted).toBe(false);
  second.emit('close');
  expect(signal.aborted).toBe(true);
  expect(interest.of('/home', third, line)().aborted).toBe(false);
  expect(line.listenerCount('close')).toBe(1);
});

it('what waits behind another answer of a connection is dropped with the connection', () => {
  const interest = createInterest();
  const [answer, line] = [new EventEmitter(), new EventEmitter()];
  const signal = interest.of('/home', answer, line);
  line.emit('close');
  expect([signal().aborted, interest.size()]).toEqual([true, 0]);
  answer.emit('close');
  expect(interest.size()).toBe(0);
});
