import { PublishRefused } from '../src/refused';
import { runCli } from './cli';

describe('a command', () => {
  let stderr = '';
  beforeEach(() => {
    stderr = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  it.each([
    ['is refused', new PublishRefused('ranking is not published: a reason'), 'ranking is not published: a reason\n'],
    ['fails', new Error('no Chromium found: install it\n  at a place'), 'no Chromium found: install it\n'],
    ['compiles nothing', new Error('Transform failed with 1 error:\n/a.ts:1:2: ERROR: x\n'), '/a.ts:1:2: ERROR: x\n'],
  ])('that %s prints one line without a stack [MFE-6]', async (_how, error, line) => {
    await runCli(() => Promise.reject(error));
    expect([stderr, process.exitCode]).toEqual([line, 1]);
  });

  it('prints the stack of a programming error', async () => {
    await expect(runCli(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
  });
});
