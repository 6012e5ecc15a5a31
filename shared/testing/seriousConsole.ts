import { format } from 'node:util';

type Level = 'error' | 'warn';
interface Message {
  level: Level;
  text: string;
}
interface Announcement {
  level: Level;
  pattern: RegExp;
}

const levels: readonly Level[] = ['error', 'warn'];
let expected: Announcement[] = [];
let messages: Message[] = [];

/**
 * Expects one kind of console message that the running test causes on purpose. The test fails if the message
 * does not come.
 */
export const expectConsole = (level: Level, pattern: RegExp): void => {
  expected.push({ level, pattern });
};

const fits = (message: Message, wanted: Announcement): boolean =>
  message.level === wanted.level && wanted.pattern.test(message.text);

/** One sentence for each unexpected message and each expected message that did not come. */
export const unfitMessages = (printed: readonly Message[], announced: readonly Announcement[]): string[] => [
  ...printed
    .filter((message) => !announced.some((wanted) => fits(message, wanted)))
    .map(({ level, text }) => `unexpected console.${level}: ${text}`),
  ...announced
    .filter((wanted) => !printed.some((message) => fits(message, wanted)))
    .map(({ level, pattern }) => `announced, but never printed: console.${level} ${String(pattern)}`),
];

/** Throws if there are complaints, and resets the records. */
const settle = (): void => {
  const complaints = unfitMessages(messages, expected);
  expected = [];
  messages = [];
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
};

/**
 * Fails every test that prints an error or a warning without expecting it. Jest calls it once for each test file, so
 * messages printed while modules load count too, and messages after a test count for the next one.
 */
export const installSeriousConsole = (): void => {
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      // Redux Toolkit warns about slow checks on a busy machine.
      if (!/^\w+Middleware took \d+ms/.test(text)) messages.push({ level, text });
    };
  }
  afterEach(settle);
  afterAll(settle);
};
