import { commandWords } from './commandWords';

const usage = 'npm run remove -- mf-ranking "why"';

it('returns the words and options of a command', () => {
  const { words, has } = commandWords(usage, { options: ['alone'], maxWords: 1 }, ['--alone', 'a new header']);
  expect([words, has('alone'), has('other')]).toEqual([['a new header'], true, false]);
});

it.each([
  [['mf-ranking', '--help'], `Unknown option '--help': ${usage}`],
  [['mf-ranking', '--alone=1'], `Option '--alone' does not take an argument: ${usage}`],
  [['mf-ranking', 'too', 'slow'], `"slow" is one word too many. Put a reason in quotes: ${usage}`],
])('refuses %j and shows the usage', (words, message) => {
  expect(() => commandWords(usage, { options: ['alone'], maxWords: 2 }, words)).toThrow(message);
});
