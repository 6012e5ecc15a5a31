import { pagesKeyOf, readTrustProxy, withoutEmpty } from '@caravan/shared/http';
import * as v from 'valibot';
import { adminsOf } from './admins';
import { readDevelopmentHelps } from './developmentHelps';
import { providerOf } from './identityProvider';
import { defaultDataFolder } from './paths';
import type { UploadService } from './s3';

const MAX_PORT = 65_535;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/i));
const number = (fallback: number, max = Number.POSITIVE_INFINITY) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max)), String(fallback));
const flag = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value === '1'),
  ),
  '0',
);
const optionalText = v.optional(v.string());
const choice = v.optional(v.picklist(['0', '1']));

const origin = /^https?:\/\/[^/;,*\s]+$/;
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(' ').filter((each) => each !== '')),
  v.array(v.pipe(v.string(), v.regex(origin))),
);

const bucketName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));

const environment = v.object({
  API_PORT: number(4400, MAX_PORT),
  PORT: number(4300, MAX_PORT),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  HOST: optionalText,
  BIND_ADDRESS: optionalText,
  TLS_CERT: optionalText,
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/))),
  CARAVAN_DATA: v.optional(v.string(), defaultDataFolder),
  DATABASE_URL: optionalText,
  DATABASE_SCHEMA: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,50}$/))),
  AUCTION_NAME: v.optional(word, 'auction'),
  PRODUCT_NAME: v.optional(word, 'autocar'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^smtps?:/.test(value), 'smtp://… or smtps://… is expected'),
    ),
  ),
  MAIL_FROM: v.optional(v.string(), 'Caravan <no-reply@caravan.example>'),
  SITE_ORIGINS: v.optional(origins, ''),
  DEV_HELPS: choice,
  DEV_INBOX: choice,
  DEV_DOCS: choice,
  CONTACT_EMAIL: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  DEV_IDENTITY: choice,
  ADMINS: v.optional(v.string(), ''),
  DEV_ADMIN: choice,
  TRACKING_DAYS: number(400),
  EXCHANGE_RATES: flag,
  NODE_ENV: v.optional(v.string(), 'development'),
  TRUST_PROXY: optionalText,
  INTERNAL_KEY: optionalText,
  RATE_LIMIT: number(1200),
  MAX_CALLS: number(500),
  MIN_FREE_MB: number(256),
  METRICS_TOKEN: optionalText,
  MAX_LAG_MS: number(2000),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/))),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  S3_BUCKET_ASSETS: v.optional(bucketName, 'caravan-assets'),
  S3_BUCKET_SECRETS: v.optional(bucketName, 'caravan-secrets'),
  S3_BUCKET_ATTACHMENTS: v.optional(bucketName, 'caravan-attachments'),
  S3_BUCKET_IMAGES: v.optional(bucketName, 'caravan-images'),
  S3_PATH_STYLE: v.optional(v.picklist(['0', '1']), '1'),
  S3_PUBLIC_URL: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//))),
  VALIDATE_ANSWERS: flag,
  LOG: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});

const s3Of = (settings: v.InferOutput<typeof environment>): UploadService | undefined => {
  if (!settings.S3_ENDPOINT) return undefined;
  if (settings.S3_ACCESS_KEY === undefined || settings.S3_SECRET_KEY === undefined) {
    throw new Error('configuration: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  }
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    buckets: {
      assets: settings.S3_BUCKET_ASSETS,
      secrets: settings.S3_BUCKET_SECRETS,
      attachments: settings.S3_BUCKET_ATTACHMENTS,
      images: settings.S3_BUCKET_IMAGES,
    },
    pathStyle: settings.S3_PATH_STYLE === '1',
    publicUrl: settings.S3_PUBLIC_URL,
  };
};

/** Reads the configuration. Throws an error that names the variable for an invalid value. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const parsed = v.safeParse(environment, withoutEmpty(env));
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
    throw new Error(`configuration: ${names.join('; ')}`);
  }
  const settings = parsed.output;
  const helps = readDevelopmentHelps(settings);
  const publicOrigin = settings.PUBLIC_ORIGIN?.replace(/\/$/, '');
  const admins = adminsOf(settings.ADMINS);
  return {
    port: settings.API_PORT,
    host: settings.API_HOST,
    /** The origin of the site, without a final slash. Undefined if only this machine can reach it. */
    publicOrigin,
    /** {@link publicOrigin}, or the site on this machine. Links in mail begin with it. */
    siteOrigin: publicOrigin ?? `${settings.TLS_CERT ? 'https' : 'http'}://localhost:${String(settings.PORT)}`,
    /** Origins of pages whose browsers may call the API from another origin. */
    siteOrigins:
      settings.SITE_ORIGINS.length > 0 || publicOrigin === undefined ? settings.SITE_ORIGINS : [publicOrigin],
    dataFolder: settings.CARAVAN_DATA,
    databaseUrl: settings.DATABASE_URL,
    databaseSchema: settings.DATABASE_SCHEMA,
    names: { auction: settings.AUCTION_NAME, product: settings.PRODUCT_NAME },
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** Mail is stored and shown at /dev/inbox instead of being sent. */
    devInbox: settings.SMTP_URL === undefined && helps.DEV_INBOX,
    /** Swagger UI is at /dev/docs. */
    devDocs: helps.DEV_DOCS,
    /** Recipient of visitors' messages. Undefined: they are only stored. */
    contactEmail: settings.CONTACT_EMAIL,
    /** Undefined: visitors sign in by e-mail only. */
    identity: providerOf(settings.GOOGLE_CLIENT_ID, helps.DEV_IDENTITY),
    admins,
    /** For development: two admins with random passwords are created. */
    developmentAdmins: admins.length === 0 && helps.DEV_ADMIN,
    /** The number of days after which tracking events are deleted. */
    trackingDays: settings.TRACKING_DAYS,
    /** Exchange rates are fetched from the national banks. Otherwise those of the database stay. */
    fetchesRates: settings.EXCHANGE_RATES,
    /** Proxies whose `x-forwarded-for` is trusted. Empty: none. */
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    internalKey: settings.INTERNAL_KEY,
    /** The key of render workers: `pagesKeyOf` of `internalKey`. */
    pagesKey: settings.INTERNAL_KEY === undefined ? undefined : pagesKeyOf(settings.INTERNAL_KEY),
    /** Requests a minute from one address. */
    rateLimit: settings.RATE_LIMIT,
    /** Concurrent calls. Further ones are refused with 503. */
    maxCalls: settings.MAX_CALLS,
    /** With less free space on the disk of the data folder, writes are refused. */
    minFreeBytes: settings.MIN_FREE_MB * 1_000_000,
    /** The bearer token of /metrics. Undefined: no token is needed. */
    metricsToken: settings.METRICS_TOKEN,
    /** Event loop lag from which requests are refused with 503. 0: never. */
    maxLagMs: settings.MAX_LAG_MS,
    /** An S3 service for uploads. Undefined: files in the data folder. */
    s3: s3Of(settings),
    validateAnswers: settings.VALIDATE_ANSWERS,
    log: settings.LOG,
  };
};

/** The settings of a deployment. docs/settings.md describes their environment variables. */
export type Config = Readonly<ReturnType<typeof readConfig>>;
