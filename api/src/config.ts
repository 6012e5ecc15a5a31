import * as v from 'valibot';
import { defaultDataFolder } from './paths';

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

const environment = v.object({
  API_PORT: number(4400),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  CARAVAN_DATA: v.optional(v.string(), defaultDataFolder),
  DATABASE_URL: given,
  DATABASE_SCHEMA: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,50}$/))),
  AUCTION_NAME: v.optional(word, 'auction'),
  PRODUCT_NAME: v.optional(word, 'autocar'),
  SMTP_URL: given,
  MAIL_FROM: v.optional(v.string(), 'Caravan <no-reply@caravan.example>'),
  DEV_INBOX: v.optional(v.picklist(['0', '1'])),
  NODE_ENV: v.optional(v.string(), 'development'),
  INTERNAL_KEY: given,
  RATE_LIMIT: number(1200),
  MAX_LAG_MS: number(2000),
  DEMO_DATA: v.optional(v.picklist(['0', '1']), '1'),
  VALIDATE_ANSWERS: flag,
  LOG: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});

/** What a deployment can set; the names are those of the environment variables in README.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databaseSchema: string | undefined;
  readonly names: { readonly auction: string; readonly product: string };
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether mail is kept and shown at /dev/inbox instead of being sent. */
  readonly devInbox: boolean;
  readonly internalKey: string | undefined;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** How far the event loop may lag before requests are refused with 503; 0: never. */
  readonly maxLagMs: number;
  /** Whether an empty database is filled with demo data, and kept up to date with it. */
  readonly demoData: boolean;
  readonly validateAnswers: boolean;
  readonly log: string | undefined;
}

/** Reads the configuration; a value that makes no sense ends in an error naming the variable. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
    throw new Error(`configuration: ${names.join('; ')}`);
  }
  const it = parsed.output;
  return {
    port: it.API_PORT,
    host: it.API_HOST,
    dataFolder: it.CARAVAN_DATA,
    databaseUrl: it.DATABASE_URL,
    databaseSchema: it.DATABASE_SCHEMA,
    names: { auction: it.AUCTION_NAME, product: it.PRODUCT_NAME },
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    devInbox: it.SMTP_URL === undefined && (it.NODE_ENV !== 'production' || it.DEV_INBOX === '1'),
    internalKey: it.INTERNAL_KEY,
    rateLimit: it.RATE_LIMIT,
    maxLagMs: it.MAX_LAG_MS,
    demoData: it.DEMO_DATA === '1',
    validateAnswers: it.VALIDATE_ANSWERS,
    log: it.LOG,
  };
};
