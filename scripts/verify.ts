import { verifyTests, verifyTypes } from './gate/verifySection';
import { command } from '../registry/bin/setting';
import { runCommand } from './testRun/command';

// `npm run verify [-- mf-ranking]`: everything but the end-to-end tests, or types, checks and tests of one section alone.
const everything = ['format:check', 'lint', 'checks', 'imports', 'unused', 'vulnerable', 'unit'];

const verifyAll = async (): Promise<void> => {
  for (const name of everything) {
    if (await runCommand(name, 'npm', ['run', '--silent', name])) continue;
    process.exitCode = 1;
    return;
  }
};

const [workspace] = process.argv.slice(2);
const say = (line: string, said: string): void => void process.stdout.write(`${line}\n${said}`);
if (!workspace) await verifyAll();
else
  await command(async () => {
    // Side by side: each is told, also where another one fails.
    const ended = await Promise.allSettled([verifyTypes(workspace, say), verifyTests(workspace, say)]);
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return '';
  });
