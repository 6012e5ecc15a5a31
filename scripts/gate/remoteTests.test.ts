import { join } from 'node:path';
import { root } from '../workspaces';
import { faultOfTests } from './remoteTests';

const file = join(root, 'mf-pages/src/Help.test.tsx');
const test = (status: string, failureMessages: readonly string[] = []) => ({
  fullName: 'Help opens',
  status,
  failureMessages,
});
const reported = (numPassedTests: number, ...testResults: readonly object[]) =>
  faultOfTests('mf-pages', JSON.stringify({ numPassedTests, testResults }));

describe('the tests of a remote', () => {
  it('pass if some passed and none failed', () => {
    expect(reported(1, { name: file, status: 'passed', message: '', assertionResults: [test('passed')] })).toBeNull();
  });

  it('are refused if no test passed, with advice where to write one [MFE-6]', () => {
    const skipped = { name: file, status: 'passed', message: '', assertionResults: [test('pending')] };
    for (const fault of [reported(0), reported(0, skipped)])
      expect([fault?.message, fault?.remedy]).toEqual([
        'no test in mf-pages/src passes',
        'Write one beside a page, mf-pages/src/pages/…Page/…Page.test.tsx: npm run create makes one to copy',
      ]);
  });

  it('are refused with file, line, name and message of the first failure', () => {
    const message = `\u001B[31mError: expected 1\u001B[39m\n    at tool (/x/y.js:1:1)\n    at ${file}:12:5`;
    const assertionResults = [test('passed'), test('failed', [message])];
    expect(reported(1, { name: file, status: 'failed', message: '● Help opens', assertionResults })).toEqual({
      message: 'mf-pages/src/Help.test.tsx:12 "Help opens": Error: expected 1',
    });
  });

  it('are refused with the message of jest if a file does not load', () => {
    const message = `  ● Test suite failed to run\n\n    Cannot find module './gone' from '${file}'`;
    expect(reported(0, { name: file, status: 'failed', message, assertionResults: [] })).toEqual({
      message: `mf-pages/src/Help.test.tsx: Cannot find module './gone' from '${file}'`,
    });
  });
});
