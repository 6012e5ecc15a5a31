import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyFile } from '@caravan/registry';
import { readTrustProxy } from '@caravan/shared/http';
import { defaultPathNames, type CallHost, type PathNames } from '@caravan/shared/contracts/calls';

/** How the shell server runs; every value by environment, the defaults are for development. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The proxies whose word on the visitor's address is taken; empty: none. */
  readonly trustProxy: string;
  /** Where absolute addresses (canonical links, social tags) point to. */
  readonly publicOrigin: string;
  /** The project's folder. */
  readonly root: string;
  /** The shell's browser build. */
  readonly assets: string;
  /** Folder of the object store, and of what this server keeps. */
  readonly data: string;
  /** File of the registry's public key. */
  readonly registryKey: string;
  /** The API as this server reaches it, and as browsers do (`''`: through this server). */
  readonly api: string;
  readonly browserHosts: Readonly<Record<CallHost, string>>;
  readonly names: PathNames;
  /** Origins of an object store that browsers send files to and show pictures of; none for the file store. */
  readonly uploadOrigins: readonly string[];
  /** Origins whose pages may frame the pages that are made for it. */
  readonly embedOrigins: readonly string[];
  /** Exempts this server's calls from the API's limit per address; empty: none. */
  readonly internalKey: string;
  /** Certificate and key in PEM: with them the server speaks HTTP/2. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null;
  readonly log: boolean;
  /** Pages that one address may have drawn in a minute: a quarter of the calls that it may make. */
  readonly pagesAMinute: number;
  /** Milliseconds that a rendered page is given out again before it is made anew. */
  readonly pageFresh: number;
  /** Share of page views, 0 to 1, in which browsers watch what remotes do to the page (`browser/watch`). */
  readonly watchShare: number;
  /** Multiplies the timeouts after which the API or the store counts as unavailable. */
  readonly timeoutFactor: number;
  /** Megabytes that all render workers together may take before those that were not used for longest are ended. */
  readonly renderMemoryMb: number;
  /** What a reader of `/metrics` must send; empty: nobody may read them. */
  readonly metricsToken: string;
}

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${text} is no port`);
  return value;
};

/** Reads a share from 0 to 1. */
const share = (text: string, name: string): number => {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new Error(`${name}: ${text} is no share from 0 to 1`);
  return value;
};

type OriginName = 'UPLOAD_ORIGIN' | 'EMBED_ORIGINS' | 'HOST_A' | 'HOST_B' | 'HOST_TRACKING';

/** Origins separated by spaces; anything else would let more into the content security policy than was meant. */
const origins = (env: NodeJS.ProcessEnv, name: OriginName): string[] => {
  const found = (env[name] ?? '').split(' ').filter(Boolean);
  for (const each of found) {
    if (!URL.canParse(each) || !/^https?:\/\/[^/;,*]+$/.test(each)) throw new Error(`${name}: ${each} is no origin`);
  }
  return found;
};

/** The origin that browsers reach a host of the API at; `''`: that of the site. */
const hostOf = (env: NodeJS.ProcessEnv, name: OriginName): string => {
  const [host = '', ...more] = origins(env, name);
  if (more.length > 0) throw new Error(`${name}: one origin is expected`);
  return host;
};

/** Reads the configuration from the environment. `root` is the project's folder. */
export const readConfig = (env: NodeJS.ProcessEnv, root: string): Config => {
  const port = number(env['PORT'], 4300);
  const data = env['CARAVAN_DATA'] ?? join(root, '.caravan');
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    publicOrigin: env['PUBLIC_ORIGIN'] || `${cert ? 'https' : 'http'}://localhost:${port}`,
    root,
    assets: env['SHELL_ASSETS'] ?? join(root, 'shell/dist/browser'),
    data,
    registryKey: env['CARAVAN_KEYS'] ? join(env['CARAVAN_KEYS'], 'registry.pub') : publicKeyFile(data),
    api: env['API_URL'] ?? `http://127.0.0.1:${number(env['API_PORT'], 4400)}`,
    browserHosts: {
      main: hostOf(env, 'HOST_A'),
      car: hostOf(env, 'HOST_B'),
      tracking: hostOf(env, 'HOST_TRACKING'),
    },
    names: {
      auction: env['AUCTION_NAME'] ?? defaultPathNames.auction,
      product: env['PRODUCT_NAME'] ?? defaultPathNames.product,
    },
    uploadOrigins: origins(env, 'UPLOAD_ORIGIN'),
    embedOrigins: origins(env, 'EMBED_ORIGINS'),
    internalKey: env['INTERNAL_KEY'] ?? '',
    tls: cert && key ? { cert: readFileSync(cert), key: readFileSync(key) } : null,
    log: env['LOG'] === 'info',
    pagesAMinute: Math.max(1, Math.ceil(Number(env['RATE_LIMIT'] ?? 1200) / 4)),
    watchShare: share(env['WATCH_SHARE'] ?? '0.01', 'WATCH_SHARE'),
    pageFresh: Number(env['PAGE_FRESH_MS'] ?? 3000),
    timeoutFactor: Number(env['TIMEOUT_FACTOR'] ?? 1),
    renderMemoryMb: Number(env['RENDER_MEMORY_MB'] ?? 1000),
    metricsToken: env['METRICS_TOKEN'] ?? '',
  };
};
