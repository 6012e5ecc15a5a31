import { setTimeout as pause } from 'node:timers/promises';
import type { ExpireAfter } from '../memory/cache';
import { createAnswerCache } from './answerCache';

const createFixture = () => {
  const content = { version: 'a', text: 'first' };
  const answers = createAnswerCache(() => Promise.resolve(content.version));
  const make = jest.fn(() => Promise.resolve(content.text));
  return { content, answers, make };
};

it('makes an answer once for each content version', async () => {
  const { content, answers, make } = createFixture();
  expect(await answers('cars', make)).toBe('first');
  expect(await answers('cars', make)).toBe('first');
  expect(await answers('vans', make)).toBe('first');
  expect(make).toHaveBeenCalledTimes(2);
  content.version = 'b';
  content.text = 'second';
  expect(await answers('cars', make)).toBe('second');
});

it('does not reuse an answer that was made during a change of the content', async () => {
  const { content, answers, make } = createFixture();
  make.mockImplementationOnce(() => {
    const before = content.text;
    content.version = 'b';
    content.text = 'second';
    return Promise.resolve(before);
  });
  expect(await answers('cars', make)).toBe('first');
  expect(await answers('cars', make)).toBe('second');
});

it('returns an expired answer while it creates a new one', async () => {
  const { content, answers, make } = createFixture();
  const expiring = (expireAfter: ExpireAfter) => {
    expireAfter(1);
    return make();
  };
  expect(await answers('cars', expiring)).toBe('first');
  content.text = 'second';
  await pause(20);
  expect(await answers('cars', make)).toBe('first');
  expect(await answers('cars', make)).toBe('second');
  await pause(20);
  expect(await answers('cars', make)).toBe('second');
  expect(make).toHaveBeenCalledTimes(2);
});

it('fails while the version cannot be read', async () => {
  const { make } = createFixture();
  const answers = createAnswerCache(() => Promise.reject(new Error('no version')));
  await expect(answers('cars', make)).rejects.toThrow('no version');
});
