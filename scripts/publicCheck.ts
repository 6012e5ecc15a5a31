import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicSettings, readConfig } from '@caravan/api/config';
import { isDevelopmentKey, keysFolder } from '@caravan/registry';

const isSecure = (origin: string): boolean => origin.startsWith('https://');

/** A key of development, or none: the first start would make one. */
const hasDevelopmentKey = (folder: string): boolean => {
  const file = join(folder, 'registry.pub');
  return !existsSync(file) || isDevelopmentKey(readFileSync(file, 'utf8'));
};

/** Private keys that this user can read, as the site could. */
const privateKeysIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.key')) : [];

/**
 * What a site with these settings lacks before others may come, a sentence each; none where nothing is lacking. `data`: its
 * folder. Throws what the start throws, where a setting makes no sense or asks for a help of development in public.
 */
export const publicLacks = (env: NodeJS.ProcessEnv, data: string): string[] => {
  const { smtpUrl, mailFrom, contactEmail, admin, databaseUrl, metricsToken } = readConfig({
    ...env,
    NODE_ENV: 'production',
  });
  const { PUBLIC_ORIGIN: origin = '', TLS_CERT, TLS_KEY, DEMO_DATA } = env;
  const keys = keysFolder(data, env);
  const lacks: readonly (readonly [boolean, string])[] = [
    [
      publicSettings({ PUBLIC_ORIGIN: origin }).length === 0,
      'PUBLIC_ORIGIN: the address that visitors open the site by',
    ],
    [origin !== '' && !isSecure(origin), 'PUBLIC_ORIGIN: an https address, since codes and sessions go over it'],
    [
      !(TLS_CERT && TLS_KEY) && !env['TRUST_PROXY'],
      'TLS_CERT and TLS_KEY, or, behind a proxy that speaks HTTPS, TRUST_PROXY: else all visitors count as one',
    ],
    [smtpUrl === undefined, 'SMTP_URL: nobody can be mailed a code to sign in with'],
    [smtpUrl !== undefined && /@[\w.-]*\.example\b/.test(mailFrom), 'MAIL_FROM: a sender of your own'],
    [contactEmail === undefined, 'CONTACT_EMAIL: nobody reads what visitors write'],
    [admin === undefined, 'ADMIN_NAME and ADMIN_PASSWORD_HASH: nobody can log in to the dashboard'],
    [databaseUrl === undefined, 'DATABASE_URL: the embedded database does not survive a power cut'],
    [metricsToken === undefined, 'METRICS_TOKEN: the metrics of the API are open to whoever reaches it'],
    [DEMO_DATA !== '0', 'DEMO_DATA=0: what the site offers is invented'],
    [hasDevelopmentKey(keys), 'CARAVAN_KEYS: the key that sections are published with was made here, for development'],
    [
      privateKeysIn(keys).length > 0,
      `CARAVAN_KEYS: ${keys} holds private keys that the site could read (publish as another user, or elsewhere, and leave registry.pub here alone)`,
    ],
  ];
  return lacks.flatMap(([isLacking, what]) => (isLacking ? [what] : []));
};
