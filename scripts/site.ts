import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort, isPortFree } from './freePort';
import { superviseSite } from './supervisor/supervisedSite';
import { supervisorsOn } from './supervisor/siteRecord';
import { root } from './workspaces';

/** The built API, with demo data, and the built shell server. */
export const API_SCRIPT = 'demo/dist/server/main.mjs';
export const SHELL_SCRIPT = 'shell/dist/server/main.mjs';

/** How to run a site: its ports, its data and its output. */
export interface SiteSetting {
  /** Ports of the site and of the API. 0 is any free port. */
  readonly port: number;
  readonly apiPort: number;
  readonly data: string;
  /** Changes of this process's environment. `undefined` removes a variable. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Receives each line of the servers' log and standard error. By default they are printed. */
  readonly onComplaint?: (line: string) => void;
  /** Whether the API runs already. Then only the shell server is started. */
  readonly apiRuns?: boolean;
}

export interface Site {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the environment of APIs and shell servers. Removes the variables of this process that only publishers and the watch
 * need. Adds the helps for development, unless this process turns them off.
 */
export const siteSettings = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DEV_HELPS: process.env['DEV_HELPS'] || '1',
  CARAVAN_KEY: undefined,
  // Only the process that watches rollouts tells the team, and purges the CDN.
  ROLLOUT_WEBHOOK: undefined,
  ROLLOUT_MAIL: undefined,
  CDN_TOKEN: undefined,
  CDN_TOKEN_FILE: undefined,
});

/**
 * Returns the environment of an API: without the secrets of shell servers, by which they know their proxies and share their limits. An API
 * that only shell servers call has no proxy. It would trust render workers on this machine in place of one.
 */
export const apiSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PROXY_KEY: undefined,
  LIMITS_URL: undefined,
  TRUST_PROXY: env['HOST_A'] || env['HOST_B'] || env['HOST_TRACKING'] ? env['TRUST_PROXY'] : undefined,
});

/** Returns the environment of a shell server: without the secrets of the API. The S3 service of uploads is the API's alone. */
export const shellSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: undefined,
  SMTP_URL: undefined,
  ADMINS: undefined,
  ...(env['STORE_S3_BUCKET'] ? {} : { S3_ACCESS_KEY: undefined, S3_SECRET_KEY: undefined }),
});

/**
 * Settings for tests and trials, in which builds and browsers slow a site down: it must not take this for overload or hanging. The API
 * makes no social previews in advance, which would be one process for each. Most of these sites show pages of few remotes, so render
 * workers start with the first page that needs them.
 */
export const busyMachineSettings = {
  MAX_LAG_MS: '0',
  TIMEOUT_FACTOR: '4',
  PREVIEWS_AHEAD: '0',
  WORKERS_AT_START: '0',
} satisfies NodeJS.ProcessEnv;

/** Rejects if a port is taken, and says how to continue. */
export const ensurePortFree = async (port: number, variable: string, data: string): Promise<void> => {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${variable}=${port} is not a port: set it to a whole number from 0 to 65535`);
  if (await isPortFree(port)) return;
  const [running] = supervisorsOn(data);
  const by = running === undefined ? '' : `; Caravan runs on ${data} already: end it with kill ${running}`;
  throw new Error(`port ${port} is in use: set ${variable} to a free one${by}`);
};

/**
 * Rejects if a port of a site is taken, or if both are the same. `apiPort` is undefined if the API runs elsewhere.
 */
export const ensureSitePortsFree = async (port: number, apiPort: number | undefined, data: string): Promise<void> => {
  if (port !== 0 && port === apiPort)
    throw new Error(`PORT and API_PORT are both ${port}: set one of them to another port`);
  await ensurePortFree(port, 'PORT', data);
  if (apiPort !== undefined) await ensurePortFree(apiPort, 'API_PORT', data);
};

/** Starts API and shell server of the built site, waits until both answer, and keeps them running. */
export const startSite = async (setting: SiteSetting): Promise<Site> => {
  const { port, apiPort, data, env = {}, say, onComplaint, apiRuns = false } = setting;
  const sharedEnv: NodeJS.ProcessEnv = {
    ...siteSettings(),
    CARAVAN_DATA: data,
    API_FOLDER: join(root, 'api'),
    PORT: String(port || (await findFreePort())),
    API_PORT: String(apiPort),
    // Servers read the public key in their data folder.
    CARAVAN_KEYS: undefined,
    ...env,
  };
  sharedEnv['INTERNAL_KEY'] ||= randomBytes(24).toString('hex');
  const isQuiet = sharedEnv['LOG'] === 'silent';
  const supervised = superviseSite({ data, suffix: String(sharedEnv['PORT']), say, onComplaint, isQuiet });
  try {
    if (!apiRuns) {
      const apiEnv = apiSettings(sharedEnv);
      const { port: boundPort } = new URL(await supervised.add('api', API_SCRIPT, apiEnv));
      // The API keeps its port when it is started again, because the shell server knows it by that.
      apiEnv['API_PORT'] = sharedEnv['API_PORT'] = boundPort;
    }
    await supervised.add('shell', SHELL_SCRIPT, shellSettings(sharedEnv));
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return {
    origin: `${sharedEnv['TLS_CERT'] ? 'https' : 'http'}://localhost:${sharedEnv['PORT']}`,
    apiOrigin: `http://127.0.0.1:${sharedEnv['API_PORT']}`,
    stop: supervised.stop,
  };
};
