import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspaces';
import { readReport, type FileRun } from './jestReport';

/**
 * Each test file loads its modules anew: room for what they leave behind saves a tenth of the processor, what is compiled
 * once a sixth. Jest's own processes get this; what tests start runs as it would anywhere.
 */
const FLAGS = ['--max-semi-space-size=64', '--require', join(import.meta.dirname, 'sharedCode.cjs')];

/** Milliseconds for jest to end once its report is written: what a failed test leaves open keeps it for ever. */
const END_LIMIT = 60_000;

/** Ends a jest that does not end by itself. Gives what stops the watching. */
const endAfterReport = (child: ChildProcess, report: string): (() => void) => {
  let since = 0;
  const timer = setInterval(() => {
    if (!existsSync(report)) return;
    since ||= Date.now();
    if (Date.now() - since < END_LIMIT) return;
    process.stderr.write('jest does not end, since something that a test opened is still open: it is ended\n');
    child.kill('SIGKILL');
  }, 1000);
  return () => clearInterval(timer);
};

/**
 * Runs jest without blocking, so that Ctrl-C is heard and what the run needs is put away. `isGreen` is false where jest
 * itself was not content, which a report without failures does not tell.
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
      [...FLAGS, 'node_modules/jest/bin/jest.js', '--json', '--outputFile', report, ...words],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const forget = endAfterReport(child, report);
    const code = await once(child, 'exit')
      .then(([status]: unknown[]) => status)
      .finally(forget);
    if (!existsSync(report)) throw new Error(`jest ended with code ${String(code)} and left no report`);
    return { runs: readReport(readFileSync(report, 'utf8')), isGreen: code === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
