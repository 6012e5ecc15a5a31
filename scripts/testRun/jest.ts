import { spawn } from 'node:child_process';
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
    const code = await once(child, 'exit').then(([status]: unknown[]) => status);
    if (!existsSync(report)) throw new Error(`jest ended with code ${String(code)} and left no report`);
    return { runs: readReport(readFileSync(report, 'utf8')), isGreen: code === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
