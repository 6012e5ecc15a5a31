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
  [{ SMTP_URL: 'smtp://mail.example.com' }, false],
  [{ SMTP_URL: 'smtp://mail.example.com', DEV_INBOX: '1' }, false],
  [{ SMTP_URL: '', DATABASE_URL: '' }, true],
])('with %j has a development inbox: %s', (environment, expected) => {
  expect(readConfig(environment).devInbox).toBe(expected);
});

it.each([
  [{ API_PORT: 'http' }, /API_PORT/],
  [{ PRODUCT_NAME: '../admin' }, /PRODUCT_NAME/],
  [{ DATABASE_SCHEMA: 'a"; drop schema public' }, /DATABASE_SCHEMA/],
])('refuses %j and names the variable', (environment, expected) => {
  expect(() => readConfig(environment)).toThrow(expected);
});
