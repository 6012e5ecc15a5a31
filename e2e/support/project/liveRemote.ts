import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/freePort';
import { copyProject } from './copyProject';
import { until } from '../until';

/** A copy of the project in which `npm start -w mf-ranking` runs. */
export interface LiveRemote {
  readonly origin: string;
  /** Replaces a text in a file of the remote. */
  readonly save: (file: string, from: string, to: string) => void;
  /** Resolves once the server renders everything that was saved since the last call. */
  readonly whenRendered: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it with an API that runs already. */
export const startLiveRemote = async (apiOrigin: string): Promise<LiveRemote> => {
  const checkout = copyProject({ built: true });
  const port = await freePort();
  const child = spawn('npm', ['start', '-w', 'mf-ranking'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), API_URL: apiOrigin },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let heard = 0;
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('sources are watched')) resolve();
      });
    child.once('exit', () => reject(new Error(said)));
  });
  // npm does not end its child processes: ends the whole group.
  const isGone = (): boolean => {
    try {
      return child.pid === undefined || !process.kill(-child.pid, 0);
    } catch {
      return true;
    }
  };
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && !isGone()) process.kill(-child.pid, 'SIGTERM');
    await until(async () => isGone());
    rmSync(checkout, { recursive: true, force: true });
  };
  await started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    whenRendered: async () => {
      await until(async () => said.slice(heard).includes('drawn by the server'));
      heard = said.length;
    },
    save: (file, from, to) => {
      const path = join(checkout, 'mf-ranking', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    stop,
  };
};
