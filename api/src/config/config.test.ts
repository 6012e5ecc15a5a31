import { readConfig } from './config';

it('has a default for every setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 4400,
    host: '127.0.0.1',
    databaseUrl: undefined,
    names: { auction: 'auction', product: 'autocar' },
    devInbox: true,
    validateAnswers: false,
    fetchesRates: false,
  });
});

it('takes an empty variable for one that is not set', () => {
  const names = 'API_PORT API_HOST RATE_LIMIT CARAVAN_DATA S3_REGION MAIL_FROM EXCHANGE_RATES DEV_HELPS ADMINS LOG';
  expect(readConfig(Object.fromEntries(names.split(' ').map((name) => [name, ''])))).toEqual(readConfig({}));
});

it('takes an empty API_FOLDER for one that is not set', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, API_FOLDER: '' });
  await jest.isolateModulesAsync(async () => {
    const { migrationsFolder } = await import('./paths');
    expect(migrationsFolder).toMatch(/api.migrations$/);
  });
});

it.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEV_INBOX: '1' }, true],
  [{ DEV_INBOX: '0' }, false],
  [{ SMTP_URL: 'smtp://mail.example.com' }, false],
  [{ SMTP_URL: 'smtp://mail.example.com', DEV_INBOX: '1' }, false],
  [{ SMTP_URL: '', DATABASE_URL: '' }, true],
])('with %j has a development inbox: %s', (environment, expected) => {
  expect(readConfig(environment).devInbox).toBe(expected);
});

it.each([
  [{}, 'local'],
  [{ DEV_IDENTITY: '0' }, undefined],
  [{ NODE_ENV: 'production' }, undefined],
  [{ NODE_ENV: 'production', DEV_IDENTITY: '1' }, 'local'],
  [{ GOOGLE_CLIENT_ID: 'ours.example' }, 'google'],
  [{ NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'ours.example', DEV_IDENTITY: '1' }, 'google'],
])('with %j uses the identity provider: %s', (environment, expected) => {
  expect(readConfig(environment).identity?.kind).toBe(expected);
});

const publicSites: readonly Record<string, string>[] = [
  { PUBLIC_ORIGIN: 'https://cars.example' },
  { HOST: '0.0.0.0' },
  { API_HOST: '192.168.1.5' },
  { BIND_ADDRESS: '::', HOST: '127.0.0.1' },
];

it.each<[Record<string, string>, boolean]>([
  ...publicSites.map((site): [Record<string, string>, boolean] => [site, false]),
  ...publicSites.map((site): [Record<string, string>, boolean] => [
    { ...site, NODE_ENV: 'production', DEV_HELPS: '1' },
    false,
  ]),
  [{ NODE_ENV: 'production', DEV_HELPS: '1' }, true],
  [{ PUBLIC_ORIGIN: 'http://localhost:4300', HOST: '127.0.0.2', API_HOST: '::1' }, true],
  [{ PUBLIC_ORIGIN: 'http://caravan.localhost:4300', HOST: 'localhost' }, true],
  [{ BIND_ADDRESS: '127.0.0.1', HOST: '0.0.0.0', API_HOST: '0.0.0.0' }, true],
])('with %j keeps inbox, sign-in and admin of development private: %s', (environment, expected) => {
  const { devInbox, identity, developmentAdmins } = readConfig(environment);
  expect([devInbox, identity?.kind === 'local', developmentAdmins]).toEqual([expected, expected, expected]);
});

it.each([
  [{}, 'http://localhost:4300'],
  [{ PORT: '5000', TLS_CERT: 'cert.pem' }, 'https://localhost:5000'],
  [{ PUBLIC_ORIGIN: 'https://cars.example/', TLS_CERT: 'cert.pem' }, 'https://cars.example'],
])('with %j begins links in mail with %s', (environment, expected) => {
  expect(readConfig(environment).siteOrigin).toBe(expected);
});

it.each(publicSites.flatMap((site) => ['DEV_INBOX', 'DEV_IDENTITY', 'DEV_ADMIN'].map((help) => [site, help] as const)))(
  'with %j refuses %s=1 by naming the setting that is missing',
  (site, help) => {
    const [reached] = Object.entries(site).map(([name, value]) => `${name}=${value}`);
    expect(() => readConfig({ ...site, [help]: '1' })).toThrow(
      new RegExp(`${help}=1 .*development.*${String(reached)}`),
    );
    expect(readConfig({ ...site, [help]: '0' }).devInbox).toBe(false);
  },
);

it('shows the documentation of calls on a public site if DEV_DOCS is set', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://cars.example', DEV_DOCS: '1' }).devDocs).toBe(true);
  expect(readConfig({ PUBLIC_ORIGIN: 'https://cars.example' }).devDocs).toBe(false);
});

it('uses the issuer and discovery document of Google', () => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'ours.example' }).identity).toEqual({
    kind: 'google',
    clientId: 'ours.example',
    issuer: 'https://accounts.google.com',
    discovery: 'https://accounts.google.com/.well-known/openid-configuration',
  });
});

it.each([
  [{ API_PORT: 'http' }, /API_PORT/],
  [{ API_PORT: '65536' }, /API_PORT: .*<=65535/],
  [{ PORT: '99999' }, /PORT: .*<=65535 but received 99999/],
  [{ PUBLIC_ORIGIN: 'cars.example' }, /PUBLIC_ORIGIN/],
  [{ TRUST_PROXY: 'all' }, /TRUST_PROXY: all/],
  [{ SITE_ORIGINS: '*' }, /SITE_ORIGINS/],
  [{ SITE_ORIGINS: 'https://cars.example https://cars.example/' }, /SITE_ORIGINS/],
  [{ SMTP_URL: 'mail.example.com:25' }, /SMTP_URL: smtp:/],
  [{ PRODUCT_NAME: '../admin' }, /PRODUCT_NAME/],
  [{ DATABASE_SCHEMA: 'a"; drop schema public' }, /DATABASE_SCHEMA/],
])('refuses %j and names the variable', (environment, expected) => {
  expect(() => readConfig(environment)).toThrow(expected);
});
