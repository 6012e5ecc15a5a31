import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { root } from './workspaces';

const folder = createTemporaryFolder();

/** Runs a command as npm does. Returns its exit code and what it printed. */
const run = (script: string, ...words: readonly string[]): Promise<readonly [unknown, string]> =>
  new Promise((resolve) => {
    const env = { ...process.env, CARAVAN_DATA: join(folder, 'data'), INIT_CWD: folder };
    const args = ['--import', 'tsx', join(root, script), ...words];
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve([error?.code ?? 0, stdout + stderr]),
    );
  });

it.each([
  ['scripts/backup.ts', 'npm run backup -- <folder>'],
  ['scripts/build.ts', 'npm run build -- [mf-ranking…]'],
  ['registry/bin/watch.ts', 'npm run watch'],
  ['scripts/cluster.ts', 'npm run cluster [-- --drill]'],
])('%s does nothing for --help but print its usage', async (script, usage) => {
  expect(await run(script, '--help')).toEqual([1, expect.stringContaining(`Unknown option '--help': ${usage}\n`)]);
  expect(readdirSync(folder)).toEqual([]);
});

it('names the workspaces if another one is to be built', async () => {
  const expected = /^\nnothing is built as mf-rankng: choose .*shell, mf-account, .*mf-statistics.*\n$/;
  expect(await run('scripts/build.ts', 'mf-rankng')).toEqual([1, expect.stringMatching(expected)]);
});

it('refuses to create two remotes at once', async () => {
  // Both names are invalid, so that nothing is created if the check is missing.
  expect(await run('scripts/create.ts', 'mf-A', 'mf-B')).toEqual([
    1,
    '"mf-B" is one word too many: npm run create -- mf-hello\n',
  ]);
});
