import { readConfig } from './config';

it('has a working default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 4400,
    host: '127.0.0.1',
    databaseUrl: undefined,
    names: { auction: 'auction', product: 'autocar' },
    devInbox: true,
    validateAnswers: false,
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
])('with %j visitors sign in by the identity provider: %s', (environment, expected) => {
  expect(readConfig(environment).identity?.kind).toBe(expected);
});

it('knows Google by its own addresses', () => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'ours.example' }).identity).toEqual({
    kind: 'google',
    clientId: 'ours.example',
    issuer: 'https://accounts.google.com',
    discovery: 'https://accounts.google.com/.well-known/openid-configuration',
  });
});

it.each([
  [{ API_PORT: 'http' }, /API_PORT/],
  [{ SMTP_URL: 'mail.example.com:25' }, /SMTP_URL: smtp:/],
  [{ PRODUCT_NAME: '../admin' }, /PRODUCT_NAME/],
  [{ DATABASE_SCHEMA: 'a"; drop schema public' }, /DATABASE_SCHEMA/],
])('refuses %j and names the variable', (environment, expected) => {
  expect(() => readConfig(environment)).toThrow(expected);
});
