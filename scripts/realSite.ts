/** Beginnings of the settings that belong to a real site: its addresses, services, keys, accounts and demo data. */
const prefixes =
  'ADMINS API_HOST API_URL AUCTION_NAME BIND_ADDRESS CARAVAN_KEY CDN CONTACT_EMAIL DATABASE_ DEMO_DATA DEV_ EARLY_HINTS EMBED_ ' +
  'EXCHANGE_RATES GOOGLE_CLIENT_ID HOST INTERNAL_KEY LIMITS_ MAIL_FROM METRICS_ OTEL_ OVERRIDES PRODUCT_NAME PROXY_KEY PUBLIC_ORIGIN ' +
  'REMOTES_ORIGIN ROLLOUT_ S3_ SHELL_ASSETS SITE_ORIGINS SMTP_ STORE_ TLS_ TRACKING_DAYS TRUST_PROXY UPLOAD_';
const realSiteSetting = new RegExp(`^(?:${prefixes.replaceAll(' ', '|')})`);

/** Returns the variables of an environment that belong to a real site. The sites of tests and trials must not get them. */
export const realSiteSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter((name) => realSiteSetting.test(name));

/**
 * Removes the settings of a real site from this process, for tests and measurements with a site of their own. By these settings they would
 * write into the registry and the database of the real site, or remove the publisher's keys.
 */
export const removeRealSiteSettings = (): void => {
  for (const name of realSiteSettings(process.env)) delete process.env[name];
};
