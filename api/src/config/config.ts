import { pagesKeyOf, readTrustProxy } from '@caravan/shared/http';
import * as v from 'valibot';
import { adminsOf, type ConfiguredAdmin } from './admins';
import { helpsOf } from './developmentHelps';
import { type Provider, providerOf } from './identityProvider';
import { defaultDataFolder } from './paths';
import type { S3Service } from './s3';

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/i));
const number = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), String(fallback));
const flag = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value === '1'),
  ),
  '0',
);
const given = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => (value === '' ? undefined : value)),
  ),
);
/** An empty value means unset. */
const choice = v.optional(v.picklist(['', '0', '1']), '');

/** Former settings. Ignored, they would leave the dashboard without admins. */
const namedByAdmins = v.optional(
  v.literal('', 'this setting is not read any more: name each admin in ADMINS as <name>=<hash>'),
);

const origin = /^https?:\/\/[^/;,*\s]+$/;
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(' ').filter((each) => each !== '')),
  v.array(v.pipe(v.string(), v.regex(origin))),
);

const bucketName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));

const environment = v.object({
  API_PORT: number(4400),
  PORT: number(4300),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  HOST: given,
  BIND_ADDRESS: given,
  PUBLIC_ORIGIN: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/))])),
  CARAVAN_DATA: v.optional(v.string(), defaultDataFolder),
  DATABASE_URL: given,
  DATABASE_SCHEMA: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,50}$/))),
  AUCTION_NAME: v.optional(word, 'auction'),
  PRODUCT_NAME: v.optional(word, 'autocar'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || /^smtps?:/.test(value), 'smtp://… or smtps://… is expected'),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  ),
  MAIL_FROM: v.optional(v.string(), 'Caravan <no-reply@caravan.example>'),
  SITE_ORIGINS: v.optional(origins, ''),
  DEV_HELPS: choice,
  DEV_INBOX: choice,
  DEV_DOCS: choice,
  CONTACT_EMAIL: given,
  GOOGLE_CLIENT_ID: given,
  DEV_IDENTITY: choice,
  ADMINS: v.optional(v.string(), ''),
  ADMIN_NAME: namedByAdmins,
  ADMIN_PASSWORD_HASH: namedByAdmins,
  DEV_ADMIN: choice,
  TRACKING_DAYS: number(400),
  EXCHANGE_RATES: flag,
  NODE_ENV: v.optional(v.string(), 'development'),
  TRUST_PROXY: v.optional(v.string()),
  INTERNAL_KEY: given,
  RATE_LIMIT: number(1200),
  MAX_CALLS: number(500),
  MIN_FREE_MB: number(256),
  METRICS_TOKEN: given,
  MAX_LAG_MS: number(2000),
  S3_ENDPOINT: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/))])),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY: given,
  S3_SECRET_KEY: given,
  S3_BUCKET_ASSETS: v.optional(bucketName, 'caravan-assets'),
  S3_BUCKET_SECRETS: v.optional(bucketName, 'caravan-secrets'),
  S3_BUCKET_ATTACHMENTS: v.optional(bucketName, 'caravan-attachments'),
  S3_BUCKET_IMAGES: v.optional(bucketName, 'caravan-images'),
  S3_PATH_STYLE: v.optional(v.picklist(['0', '1']), '1'),
  S3_PUBLIC_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https:\/\//))])),
  VALIDATE_ANSWERS: flag,
  LOG: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});

/** The settings of a deployment. docs/settings.md describes their environment variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin of the site, without a final slash. Undefined if only this machine can reach it. */
  readonly publicOrigin: string | undefined;
  /** {@link publicOrigin}, or the site on this machine. Links in mail begin with it. */
  readonly siteOrigin: string;
  /** Origins of pages whose browsers may call the API from another origin. */
  readonly siteOrigins: readonly string[];
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databaseSchema: string | undefined;
  readonly names: { readonly auction: string; readonly product: string };
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Mail is stored and shown at /dev/inbox instead of being sent. */
  readonly devInbox: boolean;
  /** Swagger UI is at /dev/docs. */
  readonly devDocs: boolean;
  /** Recipient of visitors' messages. Undefined: they are only stored. */
  readonly contactEmail: string | undefined;
  /** Undefined: visitors sign in by e-mail only. */
  readonly identity: Provider | undefined;
  /** The admins of the dashboard. */
  readonly admins: readonly ConfiguredAdmin[];
  /** For development: two admins with random passwords are created. */
  readonly developmentAdmins: boolean;
  /** The number of days after which tracking events are deleted. */
  readonly trackingDays: number;
  /** Exchange rates are fetched from the national banks. Otherwise those of the database stay. */
  readonly fetchesRates: boolean;
  /** Proxies whose `x-forwarded-for` is trusted. Empty: none. */
  readonly trustProxy: string;
  readonly internalKey: string | undefined;
  /** The key of render workers: `pagesKeyOf` of `internalKey`. */
  readonly pagesKey: string | undefined;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Concurrent calls. Further ones are refused with 503. */
  readonly maxCalls: number;
  /** With less free space on the disk of the data folder, writes are refused. */
  readonly minFreeBytes: number;
  /** The bearer token of /metrics. Undefined: no token is needed. */
  readonly metricsToken: string | undefined;
  /** Event loop lag from which requests are refused with 503. 0: never. */
  readonly maxLagMs: number;
  /** An S3 service for uploads. Undefined: files in the data folder. */
  readonly s3: S3Service | undefined;
  readonly validateAnswers: boolean;
  readonly log: string | undefined;
}

const s3Of = (it: v.InferOutput<typeof environment>): Config['s3'] => {
  if (!it.S3_ENDPOINT) return undefined;
  if (it.S3_ACCESS_KEY === undefined || it.S3_SECRET_KEY === undefined) {
    throw new Error('configuration: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  }
  return {
    endpoint: it.S3_ENDPOINT,
    region: it.S3_REGION,
    accessKey: it.S3_ACCESS_KEY,
    secretKey: it.S3_SECRET_KEY,
    buckets: {
      assets: it.S3_BUCKET_ASSETS,
      secrets: it.S3_BUCKET_SECRETS,
      attachments: it.S3_BUCKET_ATTACHMENTS,
      images: it.S3_BUCKET_IMAGES,
    },
    pathStyle: it.S3_PATH_STYLE === '1',
    publicUrl: it.S3_PUBLIC_URL || undefined,
  };
};

/** Reads the configuration. Throws an error that names the variable for an invalid value. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
    throw new Error(`configuration: ${names.join('; ')}`);
  }
  const it = parsed.output;
  const helps = helpsOf(it);
  const publicOrigin = it.PUBLIC_ORIGIN?.replace(/\/$/, '') || undefined;
  const admins = adminsOf(it.ADMINS);
  return {
    port: it.API_PORT,
    host: it.API_HOST,
    publicOrigin,
    siteOrigin: publicOrigin ?? `http://localhost:${String(it.PORT)}`,
    siteOrigins: it.SITE_ORIGINS.length > 0 || publicOrigin === undefined ? it.SITE_ORIGINS : [publicOrigin],
    dataFolder: it.CARAVAN_DATA,
    databaseUrl: it.DATABASE_URL,
    databaseSchema: it.DATABASE_SCHEMA,
    names: { auction: it.AUCTION_NAME, product: it.PRODUCT_NAME },
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    devInbox: it.SMTP_URL === undefined && helps.DEV_INBOX,
    devDocs: helps.DEV_DOCS,
    contactEmail: it.CONTACT_EMAIL,
    identity: providerOf(it.GOOGLE_CLIENT_ID, helps.DEV_IDENTITY),
    admins,
    developmentAdmins: admins.length === 0 && helps.DEV_ADMIN,
    trackingDays: it.TRACKING_DAYS,
    fetchesRates: it.EXCHANGE_RATES,
    trustProxy: readTrustProxy(it.TRUST_PROXY),
    internalKey: it.INTERNAL_KEY,
    pagesKey: it.INTERNAL_KEY === undefined ? undefined : pagesKeyOf(it.INTERNAL_KEY),
    rateLimit: it.RATE_LIMIT,
    maxCalls: it.MAX_CALLS,
    minFreeBytes: it.MIN_FREE_MB * 1_000_000,
    metricsToken: it.METRICS_TOKEN,
    maxLagMs: it.MAX_LAG_MS,
    s3: s3Of(it),
    validateAnswers: it.VALIDATE_ANSWERS,
    log: it.LOG,
  };
};
