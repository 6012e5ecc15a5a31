import { verifyTests, verifyTypes } from './gate/verifyRemote';
import { commandWords, workspaceOf } from '../registry/bin/commandWords';
import { runCli, openRemote } from '../registry/bin/cli';
import { runCommand } from './testRun/command';

// `npm run verify [-- mf-ranking]`: runs everything but the end-to-end tests, or types, checks, import rules and tests of one remote.
const scriptNames = ['format:check', 'lint', 'checks', 'imports', 'unused', 'vulnerable', 'unit'];

const verifyAll = async (): Promise<void> => {
  for (const name of scriptNames) {
    if (await runCommand(name, 'npm', ['run', '--silent', name])) continue;
    process.exitCode = 1;
    return;
  }
};

const say = (line: string, output: string): void => void process.stdout.write(`${line}\n${output}`);
await runCli(async () => {
  const [word] = commandWords('npm run verify [-- mf-ranking]', { maxWords: 1 }).words;
  if (word === undefined) {
    await verifyAll();
    return '';
  }
  const workspace = workspaceOf(word);
  await openRemote(workspace);
  // All run side by side, and all report, also if one fails.
  const results = await Promise.allSettled([verifyTypes(workspace, say), verifyTests(workspace, say)]);
  for (const each of results) if (each.status === 'rejected') throw each.reason;
  return '';
});
