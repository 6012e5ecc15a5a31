import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/freePort';
import { copyProject } from './copyProject';
import { until } from '../until';

/** A copy of the project in which `npm start -w mf-ranking` runs. */
export interface LiveRemote {
  readonly origin: string;
  /** Returns its output so far. */
  readonly output: () => string;
  /** Replaces a text in a file of the remote. */
  readonly save: (file: string, from: string, to: string) => void;
  /** Resolves once the server renders everything that was saved since the last call. */
  readonly whenRendered: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it with additional arguments and environment variables. */
const startLive = async (words: readonly string[], env: NodeJS.ProcessEnv): Promise<LiveRemote> => {
  const checkout = copyProject({ built: true });
  const port = await findFreePort();
  const child = spawn('npm', ['start', '-w', 'mf-ranking', ...words], {
    cwd: checkout,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let readLength = 0;
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('sources are watched')) resolve();
      });
    child.once('exit', () => reject(new Error(output)));
  });
  // npm does not end its child processes, so `stop` ends the process group.
  const hasExited = (): boolean => {
    try {
      return child.pid === undefined || !process.kill(-child.pid, 0);
    } catch {
      return true;
    }
  };
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && !hasExited()) process.kill(-child.pid, 'SIGTERM');
    await until(async () => hasExited());
    rmSync(checkout, { recursive: true, force: true });
  };
  await started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    whenRendered: async () => {
      await until(async () => output.slice(readLength).includes('rendered by the server'));
      readLength = output.length;
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

/** Starts it with a site of its own and a running API. */
export const startLiveRemote = (apiOrigin: string): Promise<LiveRemote> => startLive([], { API_URL: apiOrigin });

/** Starts it for a running site, with the keys in that site's data folder. `origin` is that of the build. */
export const startLiveRemoteInto = (site: string, data: string): Promise<LiveRemote> =>
  startLive(['--', '--into', site], { CARAVAN_DATA: data });
