import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { listenOn } from '@caravan/shared/http';

/** Finds the program of Valkey, or of Redis, on PATH. */
export const findValkey = (): string | undefined =>
  ['valkey-server', 'redis-server']
    .flatMap((program) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program)))
    .find((file) => existsSync(file));

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listenOn(server);
  server.close();
  await once(server, 'close');
  return port;
};

const launch = async (program: string, args: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(program, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('Ready to accept connections')) {
      child.stdout.resume();
      return child;
    }
  }
  throw new Error(`${program} does not start`);
};

/** Starts a Valkey server on this machine, with a random password. */
export const startValkey = async (program: string) => {
  const port = String(await freePort());
  const password = randomBytes(16).toString('hex');
  const args = ['--bind', '127.0.0.1', '--port', port, '--save', '', '--requirepass', password];
  let child = await launch(program, args);
  return {
    url: `valkey://:${password}@127.0.0.1:${port}`,
    /** Stops its process where it is, so that it holds connections and answers nothing. */
    freeze: (): void => void child.kill('SIGSTOP'),
    kill: async (): Promise<void> => {
      if (child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    /** Starts it again after `kill`, without its data. */
    restart: async (): Promise<void> => {
      child = await launch(program, args);
    },
  };
};

export type ValkeyServer = Awaited<ReturnType<typeof startValkey>>;
