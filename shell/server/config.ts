import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { publicKeyFile } from '@caravan/registry';
import { readTrustProxy, withoutEmpty } from '@caravan/shared/http';
import { defaultPathNames } from '@caravan/shared/contracts/calls';

const validText = (isValid: (input: string) => boolean, expected: string) =>
  v.pipe(
    v.string(),
    v.check(isValid, ({ input }) => `${input} is not a valid ${expected}`),
  );
const isNumber = (input: string, max: number): boolean => Number(input) >= 0 && Number(input) <= max;
const number = (expected = 'number', max = Infinity) =>
  v.pipe(
    validText((input) => isNumber(input, max), expected),
    v.transform(Number),
  );
const port = v.pipe(
  number('port', 65_535),
  v.integer(({ input }) => `${input} is not a valid port`),
);
/** Not 0: a rollout without reports would be rolled back. */
const share = v.pipe(
  validText((input) => Number(input) >= 0.001 && Number(input) <= 1, 'share from 0.001 to 1'),
  v.transform(Number),
);
/** Checked strictly, because other values could widen the content security policy. */
const origin = validText((input) => URL.canParse(input) && /^https?:\/\/[^/;,*]+$/.test(input), 'origin');
const originList = v.pipe(
  v.string(),
  v.transform((input) => input.split(' ').filter(Boolean)),
  v.array(origin),
);
const origins = v.optional(originList, '');
const host = v.optional(
  v.pipe(
    originList,
    v.maxLength(1, 'one origin is expected'),
    v.transform(([first = '']) => first),
  ),
  '',
);

/** The message omits the value, which may contain a password. */
const valkeyUrl = v.pipe(
  v.string(),
  v.check(
    (input) => /^(?:valkey|redis)s?:\/\//.test(input) && URL.canParse(input),
    'not the address of a Valkey server, such as valkey://:password@host:6379',
  ),
);

const environment = v.object({
  PORT: v.optional(port, '4300'),
  API_PORT: v.optional(port, '4400'),
  UPLOAD_ORIGIN: origins,
  EMBED_ORIGINS: origins,
  HOST_A: host,
  HOST_B: host,
  HOST_TRACKING: host,
  REMOTES_ORIGIN: host,
  CDN: v.optional(v.picklist(['fastly', 'cloudflare'], 'fastly or cloudflare is expected')),
  RATE_LIMIT: v.optional(number(), '1200'),
  LIMITS_URL: v.optional(valkeyUrl),
  WATCH_SHARE: v.optional(number('share from 0 to 1', 1), '0.01'),
  REPORT_SHARE: v.optional(share, '1'),
  PAGE_FRESH_MS: v.optional(number(), '3000'),
  TIMEOUT_FACTOR: v.optional(number(), '1'),
  RENDER_MEMORY_MB: v.optional(number(), '1000'),
  WORKERS_AT_START: v.optional(number(), '8'),
  REGISTRY_LOOK_MS: v.optional(number(), '1000'),
});

/** Reads the configuration from the environment. The defaults are for development. `root`: the project's folder. */
export const readConfig = (variables: NodeJS.ProcessEnv, root: string) => {
  const env = withoutEmpty(variables);
  const { success, output, issues } = v.safeParse(environment, env);
  if (!success) throw new Error(`${v.getDotPath(issues[0])}: ${issues[0].message}`);
  const data = env['CARAVAN_DATA'] ?? join(root, '.caravan');
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  if (!cert !== !key) throw new Error(`${cert ? 'TLS_KEY' : 'TLS_CERT'}: HTTPS needs a certificate and its key`);
  return {
    port: output.PORT,
    host: env['HOST'] ?? '127.0.0.1',
    /** Proxies whose `x-forwarded-for` header is trusted. */
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    /** With it these proxies are trusted only if they send it in `x-proxy-key`. */
    proxyKey: env['PROXY_KEY'] ?? '',
    /** Where absolute addresses (canonical links, social tags) point to. */
    publicOrigin: env['PUBLIC_ORIGIN'] ?? `${cert ? 'https' : 'http'}://localhost:${output.PORT}`,
    /** The shell's browser build. */
    assets: env['SHELL_ASSETS'] ?? join(root, 'shell/dist/browser'),
    /** Folder of the object store and of this server's own files. */
    data,
    /** File of the registry's public key. */
    registryKey: env['CARAVAN_KEYS'] ? join(env['CARAVAN_KEYS'], 'registry.pub') : publicKeyFile(data),
    /** The API as this server reaches it. */
    api: env['API_URL'] ?? `http://127.0.0.1:${output.API_PORT}`,
    /** Origins at which browsers reach the API. Empty: through this server. */
    browserHosts: { main: output.HOST_A, car: output.HOST_B, tracking: output.HOST_TRACKING },
    names: {
      auction: env['AUCTION_NAME'] ?? defaultPathNames.auction,
      product: env['PRODUCT_NAME'] ?? defaultPathNames.product,
    },
    /** Origin from which pages load files of shell and remotes. Empty: from this server. */
    filesOrigin: output.REMOTES_ORIGIN,
    /** The CDN that may keep pages and purges them by tags. Empty: none. */
    cdn: output.CDN ?? '',
    /** Preloads are sent before the page (103). */
    earlyHints: env['EARLY_HINTS'] === '1',
    /** Origins of an object store to which browsers upload files and from which they load pictures. */
    uploadOrigins: output.UPLOAD_ORIGIN,
    /** Origins whose pages may frame the pages that are made for it. */
    embedOrigins: output.EMBED_ORIGINS,
    /** Exempts this server's calls from the API's rate limit per address. */
    internalKey: env['INTERNAL_KEY'] ?? '',
    /** Certificate and key in PEM. With them the server speaks HTTP/2. */
    tls: cert && key ? { cert: readFileSync(cert), key: readFileSync(key) } : null,
    log: env['LOG'] === 'info',
    /** Pages that are rendered for one network in a minute, by all shell servers together: a quarter of the calls that it may make. */
    pagesPerMinute: Math.max(1, Math.ceil(output.RATE_LIMIT / 4)),
    /** The Valkey in which all shell servers count their limits. Empty: each server counts by itself. */
    limitsUrl: output.LIMITS_URL ?? '',
    /** Milliseconds that a rendered page is fresh. */
    pageFreshMs: output.PAGE_FRESH_MS,
    /** Share of page views, 0 to 1, in which browsers watch what remotes do to the page (`browser/watch`). */
    watchShare: output.WATCH_SHARE,
    /** Share of page views, 0.001 to 1, that browsers report although nothing failed. */
    reportShare: output.REPORT_SHARE,
    /** Multiplies the timeouts after which the API or the store counts as unavailable. */
    timeoutFactor: output.TIMEOUT_FACTOR,
    /** Megabytes that all render workers together may take before the least recently used ones are ended. */
    renderMemoryMb: output.RENDER_MEMORY_MB,
    /** Render workers that start before this server serves pages. */
    workersAtStart: output.WORKERS_AT_START,
    /** Milliseconds between two checks of the registry: a publication reaches visitors within that time. */
    registryCheckMs: output.REGISTRY_LOOK_MS,
    /** Browsers may have previews: versions and builds that a signed link names. */
    overrides: env['OVERRIDES'] === '1',
    /** Bearer token for `/metrics`. Without one there is no `/metrics`. */
    metricsToken: env['METRICS_TOKEN'] ?? '',
  };
};

export type Config = Readonly<ReturnType<typeof readConfig>>;
