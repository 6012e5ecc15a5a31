import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sourceFolder } from '../config/paths';

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when the process ends: with its exit code, or null if it was killed. */
  readonly exitCode: Promise<unknown>;
}

/** Starts the API on a free port. `isSupervised`: with an IPC channel, as the supervisor does. */
export const spawnApi = (environment: Readonly<Record<string, string>>, isSupervised = false): ApiProcess => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(sourceFolder, 'main.ts')], {
    env: { PATH: process.env.PATH, API_PORT: '0', MAX_LAG_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(isSupervised ? (['ipc'] as const) : [])],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()));
  return {
    child,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    exitCode: once(child, 'close').then(([code]: unknown[]) => code),
  };
};

/** Waits until an API is ready. Returns its origin. Throws with its stderr if it fails. */
export const waitUntilReady = async ({ child, stdout, stderr, exitCode }: ApiProcess): Promise<string> => {
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const origin = /api ready (\S+)\n/.exec(stdout())?.[1];
      if (origin !== undefined) resolve(origin);
    });
  });
  const origin = await Promise.race([ready, exitCode.then(() => undefined)]);
  if (origin === undefined) throw new Error(`the API did not start: ${stderr()}`);
  return origin;
};
