import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { readConfig } from './config';

describe('the configuration', () => {
  it('has defaults for development', () => {
    expect(readConfig({}, '/site')).toMatchObject({
      port: 4300,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4300',
      assets: '/site/shell/dist/browser',
      data: '/site/.caravan',
      registryKey: '/site/.caravan/registry.pub',
      api: 'http://127.0.0.1:4400',
      names: { auction: 'auction', product: 'autocar' },
      uploadOrigins: [],
      embedOrigins: [],
      internalKey: '',
      trustProxy: '',
      tls: null,
      log: false,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const names =
      'PORT API_PORT API_URL HOST CARAVAN_DATA CARAVAN_KEYS SHELL_ASSETS PUBLIC_ORIGIN CDN LIMITS_URL RATE_LIMIT TIMEOUT_FACTOR RENDER_MEMORY_MB REPORT_SHARE AUCTION_NAME TLS_CERT TLS_KEY';
    const env = Object.fromEntries(names.split(' ').map((name) => [name, '']));
    expect(readConfig(env, '/site')).toEqual(readConfig({}, '/site'));
  });

  it('reads hosts and path names from the environment', () => {
    const env = {
      HOST_A: 'https://a.test',
      HOST_B: 'https://b.test',
      HOST_TRACKING: 'https://t.test',
      AUCTION_NAME: 'x',
      PRODUCT_NAME: 'y',
    };
    expect(readConfig(env, '/site')).toMatchObject({
      browserHosts: { main: 'https://a.test', car: 'https://b.test', tracking: 'https://t.test' },
      names: { auction: 'x', product: 'y' },
    });
  });

  it.each(['https://a.test/', 'a.test', 'https://a.test https://b.test', '*'])('rejects %s as an origin', (wrong) => {
    expect(() => readConfig({ HOST_A: wrong }, '/site')).toThrow('HOST_A');
    expect(() => readConfig({ REMOTES_ORIGIN: wrong }, '/site')).toThrow('REMOTES_ORIGIN');
  });

  it('rejects a CDN that it does not know', () => {
    expect(readConfig({ CDN: 'fastly' }, '/site').cdn).toBe('fastly');
    expect(() => readConfig({ CDN: 'akamai' }, '/site')).toThrow('CDN: fastly or cloudflare is expected');
  });

  it.each(['http', '-1', '65536', '43.5'])('rejects %s as a port', (PORT) => {
    expect(() => readConfig({ PORT }, '/site')).toThrow(`${PORT} is not a valid port`);
    expect(() => readConfig({ API_PORT: PORT }, '/site')).toThrow(`${PORT} is not a valid port`);
  });

  it('rejects a REGISTRY_LOOK_MS that is not a number', () => {
    expect(() => readConfig({ REGISTRY_LOOK_MS: 'abc' }, '/site')).toThrow(
      'REGISTRY_LOOK_MS: abc is not a valid number',
    );
  });

  it('rejects a TRUST_PROXY that is not an address', () => {
    expect(() => readConfig({ TRUST_PROXY: 'everybody' }, '/site')).toThrow('TRUST_PROXY: everybody');
  });

  it.each(['valkey://:secret@valkey:6379', 'rediss://user:secret@cache.test'])('accepts %s as LIMITS_URL', (url) => {
    expect(readConfig({ LIMITS_URL: url }, '/site').limitsUrl).toBe(url);
  });

  it.each(['valkey:6379', 'https://:secret@valkey', 'valkey://:secret@val key'])(
    'rejects %s as LIMITS_URL, without its password',
    (url) => {
      const read = () => readConfig({ LIMITS_URL: url }, '/site');
      expect(read).toThrow('LIMITS_URL: not the address of a Valkey server');
      expect(read).not.toThrow('secret');
    },
  );

  it.each([
    ['UPLOAD_ORIGIN', 'uploadOrigins'],
    ['EMBED_ORIGINS', 'embedOrigins'],
  ] as const)('accepts only origins as %s [EMB-5]', (name, field) => {
    const read = (value: string) => readConfig({ [name]: value }, '/site')[field];
    expect(read('https://a.test  https://b.test:8443')).toEqual(['https://a.test', 'https://b.test:8443']);
    for (const wrong of ['*', 'https://*.test', 'https:', 'a.test', 'https://a.test/', 'https://a;script-src', 'data:'])
      expect(() => read(wrong)).toThrow(`${name}.0: ${wrong} is not a valid origin`);
    expect(() => read("'unsafe-inline'")).toThrow('is not a valid origin');
  });

  it('reads certificate and key, and rejects a missing file', () => {
    const folder = createTemporaryFolder();
    const TLS_CERT = join(folder, 'cert.pem');
    const TLS_KEY = join(folder, 'key.pem');
    writeFileSync(TLS_CERT, 'cert');
    expect(() => readConfig({ TLS_CERT, TLS_KEY }, '/site')).toThrow('key.pem');
    writeFileSync(TLS_KEY, 'key');
    expect(readConfig({ TLS_CERT, TLS_KEY }, '/site')).toMatchObject({
      publicOrigin: 'https://localhost:4300',
      tls: { cert: Buffer.from('cert'), key: Buffer.from('key') },
    });
    expect(() => readConfig({ TLS_CERT, TLS_KEY: '' }, '/site')).toThrow('TLS_KEY: HTTPS needs');
    expect(() => readConfig({ TLS_KEY }, '/site')).toThrow('TLS_CERT: HTTPS needs');
  });
});
