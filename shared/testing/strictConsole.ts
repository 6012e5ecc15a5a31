import { format } from 'node:util';

const levels = ['error', 'warn'] as const;
type Level = (typeof levels)[number];

interface Message {
  readonly level: Level;
  readonly text: string;
}

interface Expectation {
  readonly level: Level;
  readonly pattern: RegExp;
}

let expected: Expectation[] = [];
let messages: Message[] = [];

/**
 * Expects one kind of console message that the running test causes on purpose. The test fails if the message
 * does not come.
 */
export const expectConsole = (level: Level, pattern: RegExp): void => {
  expected.push({ level, pattern });
};

const matches = (message: Message, { level, pattern }: Expectation): boolean =>
  message.level === level && pattern.test(message.text);

/** One sentence for each unexpected message and each expected message that did not come. */
export const consoleFaults = (printed: readonly Message[], awaited: readonly Expectation[]): string[] => [
  ...printed
    .filter((message) => !awaited.some((expectation) => matches(message, expectation)))
    .map(({ level, text }) => `unexpected console.${level}: ${text}`),
  ...awaited
    .filter((expectation) => !printed.some((message) => matches(message, expectation)))
    .map(({ level, pattern }) => `expected console.${level} ${String(pattern)} was never printed`),
];

/** Throws if there are faults, and forgets all messages. */
const checkMessages = (): void => {
  const faults = consoleFaults(messages, expected);
  expected = [];
  messages = [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/**
 * Fails every test that prints an error or a warning without expecting it. Jest calls it once for each test file, so
 * messages of loading modules count too. Messages after a test count for the next one.
 */
export const installStrictConsole = (): void => {
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      // Redux Toolkit warns about slow checks on a busy machine.
      if (!/^\w+Middleware took \d+ms/.test(text)) messages.push({ level, text });
    };
  }
  afterEach(checkMessages);
  afterAll(checkMessages);
};
