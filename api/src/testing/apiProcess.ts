import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiFolder } from '../config/paths';

const main = join(apiFolder, '../demo/src/main.ts');

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly base: string;
  /** Resolves when the process ends: with its exit code, or null if it was killed. */
  readonly exitCode: Promise<unknown>;
}

/** Starts the API with demo data on a free port and waits until it is ready. Throws with its stderr if it fails. */
export const startApi = async (environment: Readonly<Record<string, string>>): Promise<ApiProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, API_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const exitCode = once(child, 'close').then(([code]: unknown[]) => code);
  const ready = new Promise<string>((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const base = /api ready (\S+)\n/.exec(output)?.[1];
      if (base !== undefined) resolve(base);
    });
  });
  const base = await Promise.race([ready, exitCode.then(() => undefined)]);
  if (base === undefined) throw new Error(`the API did not start: ${errorOutput}`);
  return { child, base, exitCode };
};
