import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeCertificate } from '../../bench/network/certificate';
import { queryOnce } from '../../api/src/testing/postgresServer';
import { succeeds, until } from '../../e2e/support/until';
import { accepts } from '../freePort';
import { publishNew } from '../publishNew';
import { API_SCRIPT, apiSettings, SHELL_SCRIPT, shellSettings, siteSettings } from '../site';
import { superviseSite } from '../supervisor/supervisedSite';
import { root } from '../workspaces';
import { haproxyConfig } from './configs';
import { createDatabasePair } from './databasePair';
import type { Programs } from './packages';
import type { Ports } from './ports';
import { DATABASE, createPostgresNode, urlOf } from './postgresNode';
import { prepareNginx } from './prepareNginx';
import { limitsUrl, writeValkeyConfig } from './valkey';

export interface ClusterOptions {
  readonly ports: Ports;
  /** The folder of everything that the cluster writes. */
  readonly top: string;
  readonly programs: Programs;
  /** Changes of the environment of APIs and shell servers. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Receives each line of the servers' standard error. By default it is printed. */
  readonly onComplaint?: (line: string) => void;
}

/** Returns the folder of the cluster's uploads, public key, log and record of processes. */
export const siteFolder = (top: string): string => join(top, 'site');

/** Returns the path of the certificate of both nginx. */
export const certificateFile = (top: string): string => join(top, 'nginx-1/cert.pem');

export const mailFolder = (top: string): string => join(top, 'mail');

/** Settings of registry and published files, for the shell servers and for publishers. */
export const storeSettings = (ports: Ports) => ({
  S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
  // s3rver has this one key pair.
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  STORE_S3_BUCKET: 'caravan-store',
});

/** Makes a folder that other users can pass through: PostgreSQL and nginx run as other users if this process is root. */
export const makeFolder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o711);
  return path;
};

const programOf = (command: readonly [string, ...string[]], port: number) => ({
  command,
  address: `127.0.0.1:${port}`,
  isAnswering: () => accepts(port),
});

/** Starts all servers, publishes what the registry lacks, and keeps the servers running. */
export const startCluster = async ({ ports, top, programs, env = {}, say, onComplaint }: ClusterOptions) => {
  makeFolder(top);
  const data = siteFolder(top);
  const site = superviseSite({ data, suffix: String(ports.front), say, onComplaint });
  const nodes = {
    a: createPostgresNode('a', ports['database-a'], top, programs),
    b: createPostgresNode('b', ports['database-b'], top, programs),
  };
  const pair = createDatabasePair({ nodes, file: join(top, 'primary'), say });
  const endWithParent = (command: string, ...args: string[]): readonly [string, ...string[]] => [
    programs.setpriv,
    '--pdeathsig=TERM',
    '--',
    command,
    ...args,
  ];

  const startStores = async (): Promise<string> => {
    await site.add('s3', 'scripts/cluster/s3.child.ts', {
      ...process.env,
      FOLDER: join(top, 's3'),
      PORT: String(ports.s3),
    });
    await pair.start(site);
    const file = join(makeFolder(join(top, 'haproxy')), 'haproxy.cfg');
    writeFileSync(file, haproxyConfig(ports));
    await site.add(
      'haproxy',
      programOf(endWithParent(programs.haproxy, '-db', '-f', file), ports.database),
      process.env,
    );
    const databaseUrl = urlOf(ports.database, pair.password(), DATABASE);
    await until(() => succeeds(queryOnce(databaseUrl, 'select 1')), { state: () => 'HAProxy finds no primary' });
    return databaseUrl;
  };

  const startValkey = async (): Promise<string> => {
    const password = randomBytes(24).toString('hex');
    const file = writeValkeyConfig(makeFolder(join(top, 'valkey')), ports.valkey, password);
    await site.add('valkey', programOf(endWithParent(programs.valkey, file), ports.valkey), process.env);
    return limitsUrl(ports.valkey, password);
  };

  const proxyKey = randomBytes(24).toString('hex');
  const startNginx = async (): Promise<void> => {
    const certificate = makeCertificate();
    for (const name of ['nginx-1', 'nginx-2']) {
      const parameters = prepareNginx(makeFolder(join(top, name)), ports, certificate, proxyKey);
      const command = endWithParent(programs.nginx, ...parameters);
      await site.add(name, programOf(command, ports.front), process.env);
    }
  };

  const startServers = async (databaseUrl: string, limits: string, origin: string): Promise<void> => {
    const sharedEnv: NodeJS.ProcessEnv = {
      ...siteSettings(),
      PUBLIC_ORIGIN: origin,
      INTERNAL_KEY: process.env['INTERNAL_KEY'] || randomBytes(24).toString('hex'),
      TLS_CERT: undefined,
      TLS_KEY: undefined,
      ...env,
    };
    const apiEnv: NodeJS.ProcessEnv = {
      ...apiSettings(sharedEnv),
      CARAVAN_DATA: data,
      CARAVAN_KEYS: undefined,
      API_FOLDER: join(root, 'api'),
      DATABASE_URL: databaseUrl,
      SMTP_URL: process.env['SMTP_URL'] || `smtp://127.0.0.1:${ports.mail}`,
      // Uploads are in a folder that both API processes see.
      S3_ENDPOINT: undefined,
    };
    const shellEnv: NodeJS.ProcessEnv = {
      ...shellSettings(sharedEnv),
      ...storeSettings(ports),
      CARAVAN_KEYS: data,
      API_URL: `http://127.0.0.1:${ports.api}`,
      TRUST_PROXY: '1',
      PROXY_KEY: proxyKey,
      LIMITS_URL: limits,
    };
    for (const name of ['api-1', 'api-2'] as const) {
      const serverEnv = { OTEL_SERVICE_NAME: name, API_PORT: String(ports[name]) };
      await site.add(name, API_SCRIPT, { ...apiEnv, ...serverEnv });
      say(`${name} is ready`);
    }
    for (const name of ['shell-1', 'shell-2'] as const) {
      const serverEnv = { OTEL_SERVICE_NAME: name, CARAVAN_DATA: join(top, name), PORT: String(ports[name]) };
      await site.add(name, SHELL_SCRIPT, { ...shellEnv, ...serverEnv });
      say(`${name} is ready`);
    }
  };

  const stop = async (): Promise<void> => {
    pair.stop();
    await site.stop();
  };
  const origin = `https://localhost:${ports.front}`;
  try {
    const databaseUrl = await startStores();
    say('PostgreSQL has a primary and a standby');
    const mail = { ...process.env, FOLDER: mailFolder(top), PORT: String(ports.mail) };
    await site.add('mail', 'scripts/cluster/mail.child.ts', mail);
    await publishNew(data, say);
    await startNginx();
    await startServers(databaseUrl, await startValkey(), origin);
    return { origin, databaseUrl, proxyKey, isSafe: pair.isSafe, pidOf: site.pidOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
