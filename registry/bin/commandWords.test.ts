import { commandWords } from './commandWords';

const usage = 'npm run remove -- mf-ranking "why"';

it('returns the words and options of a command', () => {
  const { words, has } = commandWords(usage, { options: ['alone'], maxWords: 1 }, ['--alone', 'a new header']);
  expect([words, has('alone'), has('other')]).toEqual([['a new header'], true, false]);
});

it('asks for quotes only if the command takes a reason', () => {
  expect(() => commandWords('npm run watch', { maxWords: 0 }, ['now'])).toThrow(
    '"now" is one word too many: npm run watch',
  );
});

it.each([
  [['mf-ranking', '--help'], `Unknown option '--help': ${usage}`],
  [['mf-ranking', '--alone=1'], `Option '--alone' does not take an argument: ${usage}`],
  [['mf-ranking', 'too', 'slow'], `"slow" is one word too many. Put a reason in quotes: ${usage}`],
])('refuses %j and shows the usage', (words, message) => {
  expect(() => commandWords(usage, { options: ['alone'], maxWords: 2 }, words)).toThrow(message);
});
