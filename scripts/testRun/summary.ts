import type { Part } from './part';

/** More flaky tests than this fail a run. */
const MAX_FLAKY = 2;

const formatDuration = (seconds: number): string => {
  const total = Math.round(seconds);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
};

/** Returns the end of a test run's output: the table of its parts, the flaky tests, and last `N passed, N failed`. */
export const summaryOf = (parts: readonly Part[], seconds: number): { lines: string[]; failed: number } => {
  const flaky = parts.flatMap((part) => part.flaky ?? []);
  const isTooFlaky = flaky.length > MAX_FLAKY;
  const passed = parts.reduce((sum, part) => sum + part.passed, 0) - (isTooFlaky ? flaky.length : 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0) + (isTooFlaky ? flaky.length : 0);
  const width = Math.max(...parts.map(({ name }) => name.length));
  const row = (name: string, time: string, count: string, left: string, note = ''): string =>
    `${name.padEnd(width)} ${time.padStart(6)} ${count.padStart(7)} ${left.padStart(7)} ${note}`.trimEnd();
  return {
    failed,
    lines: [
      row('', 'time', 'passed', 'failed'),
      ...parts.map((part) =>
        row(
          part.name,
          formatDuration(part.seconds),
          String(part.passed),
          String(part.failed),
          part.note && ` ${part.note}`,
        ),
      ),
      row('together', formatDuration(seconds), String(passed), String(failed)),
      ...flaky.map((name) => `flaky: ${name}`),
      ...(isTooFlaky ? [`more than ${MAX_FLAKY} flaky tests count as failed`] : []),
      '',
      `${passed} passed, ${failed} failed`,
    ],
  };
};
