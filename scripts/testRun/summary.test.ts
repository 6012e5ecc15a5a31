import { summaryOf } from './summary';

const part = (flaky: string[] = [], failed = 0) => ({ name: 'end to end', passed: 7, failed, seconds: 61.4, flaky });

describe('the end of a test run', () => {
  it('is a table that ends with the line that CI reads', () => {
    const { lines, failed } = summaryOf(
      [
        { name: 'lint', passed: 1, failed: 0, seconds: 9.6 },
        { ...part(), note: 'on one core' },
      ],
      725,
    );
    expect(lines).toEqual([
      '             time  passed  failed',
      'lint         0:10       1       0',
      'end to end   1:01       7       0  on one core',
      'together    12:05       8       0',
      '',
      '8 passed, 0 failed',
    ]);
    expect(failed).toBe(0);
  });

  it('names two flaky tests and counts them as passed', () => {
    const { lines, failed } = summaryOf([part(['opens', 'closes'])], 62);
    expect(lines).toEqual(expect.arrayContaining(['flaky: opens', 'flaky: closes']));
    expect([lines.at(-1), failed]).toEqual(['7 passed, 0 failed', 0]);
  });

  it('counts three flaky tests as failed', () => {
    const { lines, failed } = summaryOf([part(['opens', 'closes', 'waits'], 1)], 62);
    expect([lines.at(-1), failed]).toEqual(['4 passed, 4 failed', 4]);
  });
});
