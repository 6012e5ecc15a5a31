import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { initPostgres, postgresOwner, queryOnce } from '../../api/src/testing/postgresServer';
import type { Program } from '../supervisor/supervisedProcess';
import { FRONT_ROLE } from './configs';
import type { Programs } from './packages';

export type NodeName = 'a' | 'b';

const USER = 'caravan';
export const DATABASE = 'caravan';

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

/** Returns the name by which a standby tells the primary which server it is. */
export const clusterName = (name: NodeName): string => `database_${name}`;

const execFileAsync = promisify(execFile);

/** Describes a server whose data are in `database-<name>` of a folder. */
export const createPostgresNode = (name: NodeName, port: number, top: string, programs: Programs) => {
  const folder = join(top, `database-${name}`);
  const data = join(folder, 'data');
  const owner = postgresOwner();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `cluster_name=${clusterName(name)}`,
    // Keeps the log that a standby needs after its restart.
    'wal_keep_size=512MB',
  ];
  const ownerArguments = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
  const ownFolder = (): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
  };
  return {
    port,
    /** The command that runs the server until a signal, or the end of its parent. */
    command: [
      programs.setpriv,
      ...ownerArguments,
      '--pdeathsig=INT',
      '--',
      join(programs.postgres, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ] satisfies Program['command'],
    /** Returns whether its data is a complete copy of another server. */
    isStandby: (): boolean => existsSync(join(data, 'standby.signal')),
    /** Creates the files of a new primary. Throws if there is data already. */
    create: (): void => {
      if (existsSync(data)) throw new Error(`${data} is left from an interrupted start: remove it, and start again`);
      ownFolder();
      initPostgres(programs.postgres, folder, randomBytes(16).toString('hex'), owner);
      const access = join(data, 'pg_hba.conf');
      writeFileSync(access, `host postgres ${FRONT_ROLE} 127.0.0.1/32 trust\n${readFileSync(access, 'utf8')}`);
    },
    /** Replaces its data by a copy of the server at another port, which it then follows. */
    copyFrom: async (otherPort: number, password: string): Promise<void> => {
      rmSync(data, { recursive: true, force: true });
      ownFolder();
      const source = urlOf(otherPort, password, 'postgres');
      await execFileAsync(
        join(programs.postgres, 'pg_basebackup'),
        ['-D', data, '-d', source, '-R', '-X', 'stream', '--checkpoint=fast'],
        { cwd: folder, ...owner },
      );
    },
    password: (): string => readFileSync(join(folder, 'password'), 'utf8'),
    /** Returns the id of its main process while it runs. */
    pid: (): number => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    query: (statement: string, password: string): Promise<readonly unknown[]> =>
      queryOnce(urlOf(port, password, 'postgres'), statement),
  };
};

/** One of the two PostgreSQL servers. */
export type PostgresNode = ReturnType<typeof createPostgresNode>;
