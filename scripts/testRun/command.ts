import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from '../workspaces';

interface Outcome {
  readonly succeeded: boolean;
  readonly said: string;
}

/** Runs a command of this project to its end. */
export const outcomeOf = async (command: string, words: readonly string[]): Promise<Outcome> => {
  // One thread for what is written in Go: on two cores with work beside it more threads do the same work twice.
  const child = spawn(command, words, {
    cwd: root,
    env: { ...process.env, GOMAXPROCS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([status]: unknown[]) => status);
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { succeeded: code === 0, said: said + complained };
};

/** Runs a command, and prints what it said when it has ended, since others run beside it. Gives whether it succeeded. */
export const runCommand = async (title: string, command: string, words: readonly string[]): Promise<boolean> => {
  const { succeeded, said } = await outcomeOf(command, words);
  process.stdout.write(`\n── ${title}\n${said}`);
  return succeeded;
};
