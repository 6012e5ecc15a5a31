import { mergeReruns, countsOf, failuresOf, patternOf, readReport, runsOfAll, type FileRun } from './jestReport';

const run = (file: string, passed: string[], failed: string[] = [], isBroken = false): FileRun => ({
  file,
  passed,
  failed,
  isBroken,
});

describe('a report of jest', () => {
  it('lists tests and load errors by file', () => {
    const text = JSON.stringify({
      testResults: [
        {
          name: '/specs/menu.e2e.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'the menu opens', status: 'passed' },
            { fullName: 'the menu closes', status: 'failed' },
            { fullName: 'the menu waits', status: 'pending' },
          ],
        },
        { name: '/specs/torn.e2e.ts', status: 'failed', assertionResults: [] },
      ],
    });
    const runs = readReport(text);
    expect(runs).toEqual([
      run('/specs/menu.e2e.ts', ['the menu opens'], ['the menu closes']),
      run('/specs/torn.e2e.ts', [], [], true),
    ]);
    expect(countsOf(runs)).toEqual({ passed: 1, failed: 2 });
    expect(failuresOf(runs)).toEqual([
      { file: '/specs/menu.e2e.ts', names: ['the menu closes'] },
      { file: '/specs/torn.e2e.ts', names: [] },
    ]);
  });

  it('is refused if it is not one of jest', () => {
    expect(() => readReport('{}')).toThrow('testResults');
  });
});

describe('files that jest did not run', () => {
  it('count as failed', () => {
    const runs = runsOfAll(
      ['e2e/specs/menu.e2e.ts', 'e2e/specs/lost.e2e.ts'],
      [run('/p/e2e/specs/menu.e2e.ts', ['opens'])],
    );
    expect(runs).toEqual([run('/p/e2e/specs/menu.e2e.ts', ['opens']), run('e2e/specs/lost.e2e.ts', [], [], true)]);
    expect(countsOf(runs)).toEqual({ passed: 1, failed: 1 });
  });
});

describe('a pattern for names', () => {
  const pattern = new RegExp(patternOf(['costs $5 (a|b)', 'a+b']));

  it.each(['costs $5 (a|b)', 'a+b'])('matches %s', (name) => {
    expect(pattern.test(name)).toBe(true);
  });

  it.each(['costs $5 a', 'aab', 'a+b and more', 'not a+b'])('does not match %s', (name) => {
    expect(pattern.test(name)).toBe(false);
  });
});

describe('failures in a second run', () => {
  const first = [run('menu', ['opens'], ['closes', 'waits']), run('torn', ['loads'], [], true), run('fine', ['is'])];

  it('count as passed and flaky if they pass', () => {
    const { runs, flaky } = mergeReruns(first, [run('menu', ['closes'], ['waits']), run('torn', ['loads'])]);
    expect(flaky).toEqual([
      { file: 'menu', names: ['closes'] },
      { file: 'torn', names: [] },
    ]);
    expect(runs).toEqual([run('menu', ['opens', 'closes'], ['waits']), run('torn', ['loads']), run('fine', ['is'])]);
    expect(countsOf(runs)).toEqual({ passed: 4, failed: 1 });
  });

  it.each([
    ['they fail again', [run('menu', [], ['closes', 'waits']), run('torn', ['loads'], [], true)]],
    ['their file breaks', [run('menu', ['closes', 'waits'], [], true), run('torn', [], [], true)]],
    ['nothing of them ran', [run('menu', []), run('torn', [])]],
    ['another test of the broken file fails', [run('torn', ['loads'], ['says'])]],
    ['jest left no report', []],
  ])('stay failed if %s', (_title, rerun) => {
    expect(mergeReruns(first, rerun)).toEqual({ runs: first, flaky: [] });
  });
});
