import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspaces';
import { readReport, type FileRun } from './jestReport';

/**
 * Flags of jest's own processes. Jest loads the modules again for each test file: more memory for short-lived objects saves a
 * tenth of the CPU time, and sharing compiled code a sixth.
 */
const NODE_FLAGS = ['--max-semi-space-size=64', '--require', join(import.meta.dirname, 'sharedCode.cjs')];

/**
 * Compiled code, for the next run, also in another clone. Jest's default is in the temporary folder of the tests, which is removed. Each
 * user has a folder, because others cannot write into it.
 */
const CACHE_FOLDER = join(tmpdir(), `caravan-jest-${process.getuid?.()}`);

/** Milliseconds that jest may run on after its report. A failed test may leave something open, which keeps jest running. */
const EXIT_TIMEOUT_MS = 60_000;

/** Kills jest if it does not end after its report. Returns a function that stops watching it. */
const endAfterReport = (child: ChildProcess, report: string): (() => void) => {
  let reportedAt = 0;
  const timer = setInterval(() => {
    if (!existsSync(report)) return;
    reportedAt ||= Date.now();
    if (Date.now() - reportedAt < EXIT_TIMEOUT_MS) return;
    process.stderr.write('jest did not end after its report, because a test left something open: it was killed\n');
    child.kill('SIGKILL');
  }, 1000);
  return () => clearInterval(timer);
};

/**
 * Runs jest as a child process, so that Ctrl-C still works. `isGreen` is false if jest failed, which a report without failed
 * tests does not show.
 */
export const runJest = async (
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ runs: FileRun[]; isGreen: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-test-'));
  const report = join(folder, 'report.json');
  try {
    const child = spawn(
      process.execPath,
      [
        ...NODE_FLAGS,
        'node_modules/jest/bin/jest.js',
        '--json',
        '--outputFile',
        report,
        '--cacheDirectory',
        CACHE_FOLDER,
        ...words,
      ],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const stopWatching = endAfterReport(child, report);
    const code = await once(child, 'exit')
      .then(([status]: unknown[]) => status)
      .finally(stopWatching);
    if (!existsSync(report)) throw new Error(`jest ended with code ${String(code)} and left no report`);
    return { runs: readReport(readFileSync(report, 'utf8')), isGreen: code === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
