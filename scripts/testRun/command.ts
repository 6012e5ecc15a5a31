import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from '../workspaces';

interface CommandOutcome {
  readonly hasSucceeded: boolean;
  /** What it wrote to standard output and to standard error. */
  readonly output: string;
}

/** Runs a command in the project's folder until it ends. */
export const captureCommand = async (command: string, words: readonly string[]): Promise<CommandOutcome> => {
  const child = spawn(command, words, {
    cwd: root,
    // Programs written in Go would work on the same files with several threads, which takes longer beside other work.
    env: { ...process.env, GOMAXPROCS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitStatus = once(child, 'close').then(([status]: unknown[]) => status);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exitStatus]);
  return { hasSucceeded: code === 0, output: output + errors };
};

/** Runs a command, and prints its output once it has ended, since others run beside it. Returns whether it has succeeded. */
export const runCommand = async (title: string, command: string, words: readonly string[]): Promise<boolean> => {
  const { hasSucceeded, output } = await captureCommand(command, words);
  process.stdout.write(`\n── ${title}\n${output}`);
  return hasSucceeded;
};
