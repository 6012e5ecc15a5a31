import { EventEmitter } from 'node:events';
import { createInterest } from './interest';

it('what several ask for is dropped once the last of them has left, and asked for anew after that', () => {
  const interest = createInterest();
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const signal = interest.of('/home', first);
  expect(interest.of('/home', second)).toBe(signal);
  first.emit('close');
  expect(signal.aborted).toBe(false);
  second.emit('close');
  expect(signal.aborted).toBe(true);
  expect(interest.of('/home', third).aborted).toBe(false);
});
