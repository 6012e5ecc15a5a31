import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './freePort';
import { root } from './workspaces';

/** How a site is run: its ports, where its data is, and where its output goes. */
export interface SiteSetting {
  /** Of the site and of the API; 0: any that is free. */
  readonly port: number;
  readonly apiPort: number;
  readonly data: string;
  /** Settings other than those of this process; undefined takes one away. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Takes what the servers complain of; by default it is printed. */
  readonly onComplaint?: (text: string) => void;
  /** True where the API runs already: only the shell server is started. */
  readonly apiRuns?: boolean;
}

export interface Site {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly stop: () => Promise<void>;
}

/** Milliseconds before a part that ended is started again, doubled each time up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Milliseconds until a part that says nothing is given up; the first start makes the demo data. */
const READY_LIMIT = 300_000;

/** Rejects with a message for people where a port is taken. */
export const needPort = (port: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`port ${port} is in use: set ${variable} to a free one`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });

interface Part {
  /** The address that it says it answers at. */
  readonly ready: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Keeps a server running: starts it again when it ends by itself, until it is stopped. */
const keep = (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  { say, onComplaint }: Pick<SiteSetting, 'say' | 'onComplaint'>,
): Part => {
  let stopped = false;
  let wait = FIRST_WAIT;
  let child: ChildProcess | undefined;
  let wasReady = false;
  const ready = new Promise<string>((resolve, reject) => {
    const run = (): void => {
      child = spawn(process.execPath, [join(root, script)], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', onComplaint ? 'pipe' : 'inherit'],
        detached: true,
      });
      if (onComplaint) child.stderr?.setEncoding('utf8').on('data', onComplaint);
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        // The one thing that the API tells people and not logs: a password that it keeps nowhere.
        const admin = /^development admin: .*$/m.exec(text);
        if (admin) say(admin[0]);
        const address = / ready (\S+)/.exec(text)?.[1];
        if (address === undefined) return;
        wait = FIRST_WAIT;
        wasReady = true;
        resolve(address);
      });
      child.once('exit', (code) => {
        if (stopped) return;
        if (!wasReady) return reject(new Error(`${name} did not start (exit code ${code})`));
        say(`${name} ended with code ${code}; it starts again`);
        setTimeout(() => stopped || run(), wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      });
    };
    run();
    setTimeout(() => reject(new Error(`${name} is not ready after ${READY_LIMIT / 1000} s`)), READY_LIMIT).unref();
  });
  const stop = (): Promise<void> => {
    stopped = true;
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const force = setTimeout(() => running.kill('SIGKILL'), 5000);
      running.once('exit', () => {
        clearTimeout(force);
        resolve();
      });
      running.kill('SIGTERM');
    });
  };
  return { ready, stop };
};

/** Starts API and shell server of the built site, waits until both answer, and keeps them running. */
export const startSite = async ({
  port,
  apiPort,
  data,
  env = {},
  say,
  onComplaint,
  apiRuns = false,
}: SiteSetting): Promise<Site> => {
  const shared: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DEV_INBOX: process.env['DEV_INBOX'] ?? (process.env['SMTP_URL'] ? '0' : '1'),
    DEV_IDENTITY: process.env['DEV_IDENTITY'] ?? (process.env['GOOGLE_CLIENT_ID'] ? '0' : '1'),
    DEV_ADMIN: process.env['DEV_ADMIN'] ?? '1',
    DEV_DOCS: process.env['DEV_DOCS'] ?? '1',
    CARAVAN_DATA: data,
    API_FOLDER: join(root, 'api'),
    PORT: String(port || (await freePort())),
    API_PORT: String(apiPort),
    INTERNAL_KEY: process.env['INTERNAL_KEY'] ?? randomBytes(24).toString('hex'),
    ...env,
  };
  const parts: Part[] = [];
  const add = (name: string, script: string): Promise<string> => {
    const part = keep(name, script, shared, { say, ...(onComplaint ? { onComplaint } : {}) });
    parts.push(part);
    return part.ready;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  try {
    // The port that the API found stays its own when it is started again: the shell server knows it by that.
    if (!apiRuns) shared['API_PORT'] = new URL(await add('api', 'demo/dist/server/main.mjs')).port;
    await add('shell', 'shell/dist/server/main.mjs');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: `${shared['TLS_CERT'] ? 'https' : 'http'}://localhost:${shared['PORT']}`,
    apiOrigin: `http://127.0.0.1:${shared['API_PORT']}`,
    stop,
  };
};
