import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { say } from './site';

// Runs every measurement that has a goal: `npm run bench`. They run one after the other, each in a process of its own, and take an hour.

const parts = ['comparison', 'documents', 'deployCost', 'growth', 'million/million', 'servers/servers'];

for (const part of parts) {
  say(`\n# ${part}\n`);
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, `${part}.ts`)], {
    // The child ends with this process, because the channel then closes.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'exit');
  if (child.exitCode === 0) continue;
  say(`${part} failed`);
  process.exitCode = 1;
}
