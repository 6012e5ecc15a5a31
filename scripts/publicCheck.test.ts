import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFolder, publisherKeys } from '@caravan/registry';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { missingPublicSettings } from './publicCheck';

const data = createTemporaryFolder();

const ownKeys = join(data, 'own');
mkdirSync(ownKeys);
writeFileSync(join(ownKeys, 'registry.pub'), '-----BEGIN PUBLIC KEY-----\n');

const publicEnv = {
  PUBLIC_ORIGIN: 'https://cars.example',
  TRUST_PROXY: '10.0.0.1',
  PROXY_KEY: 'secret',
  SMTP_URL: 'smtp://mail.internal',
  MAIL_FROM: 'Cars <no-reply@cars.ge>',
  CONTACT_EMAIL: 'team@cars.ge',
  ADMINS: ['nino', 'levan'].map((name) => `${name}=scrypt:16384:8:1:${'0'.repeat(32)}:${'0'.repeat(64)}`).join(' '),
  DATABASE_URL: 'postgres://localhost/cars',
  METRICS_TOKEN: 'secret',
  DEMO_DATA: '0',
  CARAVAN_KEYS: ownKeys,
};

describe('the check of a public site', () => {
  it('finds nothing if all settings are there', () => {
    expect(missingPublicSettings(publicEnv, data)).toEqual([]);
  });

  it.each([
    ['PUBLIC_ORIGIN', undefined, /^PUBLIC_ORIGIN: the address/],
    ['PUBLIC_ORIGIN', 'http://cars.example', /^PUBLIC_ORIGIN: an https/],
    ['TRUST_PROXY', undefined, /^TLS_CERT/],
    ['PROXY_KEY', undefined, /^PROXY_KEY/],
    ['SMTP_URL', '', /^SMTP_URL/],
    ['MAIL_FROM', undefined, /^MAIL_FROM/],
    ['CONTACT_EMAIL', undefined, /^CONTACT_EMAIL/],
    ['ADMINS', '', /^ADMINS/],
    ['DATABASE_URL', undefined, /^DATABASE_URL/],
    ['METRICS_TOKEN', undefined, /^METRICS_TOKEN/],
    ['DEMO_DATA', undefined, /^DEMO_DATA/],
  ])('reports a setting: %s %s', (name, value, expected) => {
    expect(missingPublicSettings({ ...publicEnv, [name]: value }, data)).toEqual([expect.stringMatching(expected)]);
  });

  it('reports a number of proxies if browsers call an API', () => {
    const env = { ...publicEnv, TRUST_PROXY: '1' };
    expect(missingPublicSettings(env, data)).toEqual([]);
    expect(missingPublicSettings({ ...env, HOST_A: 'https://api.cars.example' }, data)).toEqual([
      expect.stringMatching(/^TRUST_PROXY: the proxy's address/),
    ]);
  });

  it('reports a development key among the settings that a first start lacks', () => {
    const folder = join(data, 'site');
    publisherKeys(folder, {});
    expect(missingPublicSettings({ ...publicEnv, CARAVAN_KEYS: undefined }, folder)).toEqual([
      expect.stringMatching(/^CARAVAN_KEYS.*made here/),
      expect.stringMatching(/^CARAVAN_KEYS.*private keys that the site could read/),
    ]);
    expect(missingPublicSettings({}, folder)).toHaveLength(10);
  });

  it('reports keys for which the start is refused', () => {
    const folder = join(data, 'server');
    publisherKeys(folder, {});
    rmSync(keysFolder(folder, {}), { recursive: true });
    expect(missingPublicSettings({ ...publicEnv, CARAVAN_KEYS: undefined }, folder)).toEqual([
      expect.stringMatching(/^CARAVAN_KEYS: .*server-keys\/registry\.pub is missing, and a new key would not fit /),
    ]);
    const onlyPrivate = join(data, 'half');
    mkdirSync(onlyPrivate);
    writeFileSync(join(onlyPrivate, 'registry.key'), '');
    expect(missingPublicSettings({ ...publicEnv, CARAVAN_KEYS: onlyPrivate }, data)).toEqual([
      expect.stringMatching(/^CARAVAN_KEYS: .*half\/registry\.key has no registry\.pub beside it, /),
      expect.stringContaining('private keys that the site could read'),
    ]);
  });

  it('reports a private key beside the public one', () => {
    const key = join(ownKeys, 'ranking.key');
    writeFileSync(key, '');
    expect(missingPublicSettings(publicEnv, data)).toEqual([
      expect.stringContaining('private keys that the site could read'),
    ]);
    rmSync(key);
  });

  it('throws like the start', () => {
    expect(() => missingPublicSettings({ ...publicEnv, DEV_INBOX: '1' }, data)).toThrow('DEV_INBOX=1');
  });
});
