import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicSettings, readConfig } from '@caravan/api/config';
import { isDevelopmentKey, keysFolder, publisherKeysFault } from '@caravan/registry';
import { apiSettings } from './site';

const isSecure = (origin: string): boolean => origin.startsWith('https://');

/** Returns whether the registry's key is one for development, or missing: the first start would make one. */
const hasDevelopmentKey = (folder: string): boolean => {
  const file = join(folder, 'registry.pub');
  return !existsSync(file) || isDevelopmentKey(readFileSync(file, 'utf8'));
};

/** Returns the private keys in a folder that the site could read. */
const privateKeysIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.key')) : [];

/**
 * Returns a sentence for each thing that a public site with these settings still lacks. `data`: its folder. Throws like the start
 * if a setting is invalid, or turns on a help for development in public.
 */
export const missingPublicSettings = (env: NodeJS.ProcessEnv, data: string): string[] => {
  const { smtpUrl, mailFrom, contactEmail, admins, databaseUrl, metricsToken } = readConfig({
    ...env,
    NODE_ENV: 'production',
  });
  const { PUBLIC_ORIGIN: origin = '', TLS_CERT, TLS_KEY, DEMO_DATA } = env;
  const keys = keysFolder(data, env);
  const keysFault = publisherKeysFault(data, env);
  const rules: readonly (readonly [boolean, string])[] = [
    [
      publicSettings({ PUBLIC_ORIGIN: origin }).length === 0,
      'PUBLIC_ORIGIN: the address that visitors open the site by',
    ],
    [origin !== '' && !isSecure(origin), 'PUBLIC_ORIGIN: an https address, since codes and sessions go over it'],
    [
      !(TLS_CERT && TLS_KEY) && !env['TRUST_PROXY'],
      'TLS_CERT and TLS_KEY, or, behind a proxy that speaks HTTPS, TRUST_PROXY: else all visitors count as one',
    ],
    [
      Boolean(env['TRUST_PROXY']) && !env['PROXY_KEY'],
      'PROXY_KEY: without it code of remotes on this machine can claim to be any visitor, since TRUST_PROXY names addresses only',
    ],
    [
      /^\d+$/.test(apiSettings(env)['TRUST_PROXY'] ?? ''),
      "TRUST_PROXY: the proxy's address or loopback, since with a number the API, which browsers call, does not trust a proxy on this machine",
    ],
    [smtpUrl === undefined, 'SMTP_URL: no visitor can get a code by mail to sign in with'],
    [smtpUrl !== undefined && /@[\w.-]*\.example\b/.test(mailFrom), 'MAIL_FROM: a sender of your own'],
    [contactEmail === undefined, 'CONTACT_EMAIL: messages of visitors reach no one'],
    [admins.length < 2, 'ADMINS: two people who log in to the dashboard and approve customs tariffs'],
    [databaseUrl === undefined, 'DATABASE_URL: the embedded database does not survive a power cut'],
    [metricsToken === undefined, 'METRICS_TOKEN: without it every client that reaches the API can read its metrics'],
    [DEMO_DATA !== '0', 'DEMO_DATA=0: what the site offers is invented'],
    [keysFault !== null, `CARAVAN_KEYS: ${keysFault}`],
    [
      keysFault === null && hasDevelopmentKey(keys),
      'CARAVAN_KEYS: the key that remotes are published with was made here, for development',
    ],
    [
      privateKeysIn(keys).length > 0,
      `CARAVAN_KEYS: ${keys} holds private keys that the site could read (publish as another user, or elsewhere, and leave registry.pub here alone)`,
    ],
  ];
  return rules.flatMap(([isLacking, message]) => (isLacking ? [message] : []));
};
