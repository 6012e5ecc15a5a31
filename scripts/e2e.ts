import { spawn } from 'node:child_process';
import { SETTING } from '../e2e/support/setting';
import { startTestSite } from '../e2e/testSite';
import { root } from './workspaces';

const jest = (words: readonly string[], setting: object): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--config', 'e2e/jest.config.mjs', ...words],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, [SETTING]: JSON.stringify(setting) },
      },
    );
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Starts one built site and one browser, runs the end-to-end tests against them, and stops both. Gives jest's exit code. */
export const runEndToEnd = async (words: readonly string[]): Promise<number> => {
  const site = await startTestSite((line) => process.stdout.write(`  ${line}\n`));
  try {
    return await jest(words, site.setting);
  } finally {
    await site.stop();
  }
};

// `npm run e2e [-- name]`: the end-to-end tests alone, all or those whose file name matches.
if (process.argv[1] === import.meta.filename) process.exit(await runEndToEnd(process.argv.slice(2)));
