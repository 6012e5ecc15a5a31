import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server in a temporary folder, which `stop` removes. */
export interface PostgresServer {
  readonly url: string;
  /** Kills the server, like a power failure, and waits for its end. Its data stay. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data after `kill`. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;
const retryMs = 100;
const stopTimeoutMs = 10_000;
const user = 'caravan';

const isComplete = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** Finds the folder of PostgreSQL's programs: on PATH, else Debian's newest version. */
export const findPostgres = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => folder !== '' && isComplete(folder));
};

export interface PostgresOwner {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the system user that runs the PostgreSQL server. PostgreSQL refuses root, so root uses `postgres` or `nobody`. */
export const postgresOwner = (): PostgresOwner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const userName of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === userName);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as');
};

/** Runs a statement on a connection of its own, and returns the rows. */
export const queryOnce = async (url: string, statement: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  // Receives errors of connections that break while the server starts.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const isUp = (url: string): Promise<boolean> =>
  queryOnce(url, 'select 1').then(
    () => true,
    () => false,
  );

/** Settings that turn durability off, which makes a server faster. Tests with power failures do not use them. */
const nonDurableSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Creates the files of a server in `data` of a folder, for the user `caravan` with this password. */
export const initPostgres = (
  programs: string,
  folder: string,
  password: string,
  owner: PostgresOwner | undefined,
): void => {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const initdb = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      user,
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--no-locale',
      '-N',
    ],
    { cwd: folder, encoding: 'utf8', ...owner },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const endProcess = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exit;
  clearTimeout(force);
};

/**
 * Starts a PostgreSQL server for this machine only, with a random password. `programs`: the folder of its programs. `isDurable`: it
 * loses nothing in a power failure, but is slower. `settings`: PostgreSQL parameters as `name=value`. The server's folder is in `parent`.
 */
export const startPostgres = async (
  programs: string,
  {
    isDurable,
    settings: extraSettings = [],
    parent = tmpdir(),
  }: { readonly isDurable: boolean; readonly settings?: readonly string[]; readonly parent?: string },
): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(parent, 'caravan-postgres-'));
  const password = randomBytes(16).toString('hex');
  const owner = postgresOwner();
  // A socket in its own folder, so that servers never need the same port.
  const url = `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(isDurable ? [] : nonDurableSettings),
    ...extraSettings,
  ];
  let child: ChildProcess | undefined;

  const launch = async (deadline: number): Promise<boolean> => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: folder, stdio: 'ignore', ...owner },
    );
    child = started;
    while (!hasEnded(started) && Date.now() < deadline) {
      if (await isUp(url)) return true;
      await pause(retryMs);
    }
    return false;
  };
  const restart = async (): Promise<void> => {
    // After a kill the last processes still use the shared memory for a moment. A new server waits for them.
    const deadline = Date.now() + startTimeoutMs;
    while (!(await launch(deadline))) {
      if (Date.now() > deadline) throw new Error('the PostgreSQL server does not start');
      await pause(retryMs);
    }
  };
  const stop = async (): Promise<void> => {
    await endProcess(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    initPostgres(programs, folder, password, owner);
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, kill: () => endProcess(child, 'SIGKILL'), restart, stop };
};
