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
 * Announces one kind of console message that the running test provokes on purpose. The test fails when the message
 * does not come, so that an announcement cannot outlive its reason.
 */
export const expectConsole = (level: Level, pattern: RegExp): void => {
  expected.push({ level, pattern });
};

const fits = (message: Message, wanted: Announcement): boolean =>
  message.level === wanted.level && wanted.pattern.test(message.text);

/** One sentence for each message nobody announced and each announcement nothing came of. */
export const unfitMessages = (printed: readonly Message[], announced: readonly Announcement[]): string[] => [
  ...printed
    .filter((message) => !announced.some((wanted) => fits(message, wanted)))
    .map(({ level, text }) => `unexpected console.${level}: ${text}`),
  ...announced
    .filter((wanted) => !printed.some((message) => fits(message, wanted)))
    .map(({ level, pattern }) => `announced, but never printed: console.${level} ${String(pattern)}`),
];

/** Throws what is unfit so far and starts anew. */
const settle = (): void => {
  const complaints = unfitMessages(messages, expected);
  expected = [];
  messages = [];
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
};

/**
 * Makes every test fail that prints an error or a warning it did not announce. Called once per test file by jest, so
 * that what modules print while they load counts too, and what is printed after a test counts against the next.
 */
export const installSeriousConsole = (): void => {
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      // What Redux Toolkit's checks of development take says something of the machine.
      if (!/^\w+Middleware took \d+ms/.test(text)) messages.push({ level, text });
    };
  }
  afterEach(settle);
  afterAll(settle);
};
