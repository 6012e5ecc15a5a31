import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** Runs a server in which a section leaves a failing promise alone. */
const run = (first: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-running-'));
  const path = join(folder, 'server.mts');
  writeFileSync(
    path,
    `import { keepRunning } from ${JSON.stringify(join(import.meta.dirname, 'keepRunning.ts'))};
    ${first}
    void Promise.reject(new Error('left alone'));
    setImmediate(() => console.log('still running'));`,
  );
  const ended = spawnSync(process.execPath, ['--import', 'tsx', path], { cwd: project, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return ended;
};

describe('the server', () => {
  it('goes on where a section leaves a failing promise alone, and says so [MFE-5]', () => {
    const { status, stdout } = run('keepRunning(process, (error) => console.log(String(error)));');
    expect([status, stdout]).toEqual([0, 'Error: left alone\nstill running\n']);
  });

  it('would end otherwise', () => {
    const { status, stdout } = run('void keepRunning;');
    expect([status, stdout]).toEqual([1, '']);
  });
});
