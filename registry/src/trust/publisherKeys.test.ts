import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { keysFolder, publicKeyFile, publisherKeys } from './publisherKeys';
import { ensureKeys, isSigned, readPublicKey, signText } from './signature';

const folder = createTemporaryFolder();
const before = process.umask();
afterAll(() => process.umask(before));

it('keeps private keys outside the data folder, which has the public one for servers', () => {
  const data = join(folder, 'site');
  const { privateKey } = publisherKeys(data, {});
  expect(readdirSync(data)).toEqual(['registry.pub']);
  expect(readdirSync(keysFolder(data, {}))).toEqual(['registry.key', 'registry.pub']);
  const server = readPublicKey(publicKeyFile(data));
  expect(server.privateKey).toBeNull();
  expect(privateKey && isSigned(signText('a text', privateKey), server.publicKey)).toBe(true);
});

it('makes no key for a data folder that has a public one [MFE-21]', () => {
  const data = join(folder, 'server');
  publisherKeys(data, {});
  rmSync(keysFolder(data, {}), { recursive: true });
  const known = readFileSync(publicKeyFile(data), 'utf8');
  expect(() => publisherKeys(data, {})).toThrow(/server-keys\/registry\.pub is missing, and a new key would not fit /);
  expect(existsSync(keysFolder(data, {}))).toBe(false);
  expect(readFileSync(publicKeyFile(data), 'utf8')).toBe(known);
});

it('refuses the keys of another site and keeps the public key of the data [MFE-21]', () => {
  const data = join(folder, 'mixed');
  publisherKeys(data, {});
  const known = readFileSync(publicKeyFile(data), 'utf8');
  const foreign = join(folder, 'foreign');
  ensureKeys(foreign);
  expect(() => publisherKeys(data, { CARAVAN_KEYS: foreign })).toThrow(
    `${foreign}/registry.pub is another key than ${data}/registry.pub, by which servers trust the registry: `,
  );
  expect(readFileSync(publicKeyFile(data), 'utf8')).toBe(known);
});

it('accepts the same key in another spelling', () => {
  const data = join(folder, 'copied');
  publisherKeys(data, {});
  const copy = readFileSync(publicKeyFile(data), 'utf8').replace(/^.*\n/, '');
  writeFileSync(publicKeyFile(data), copy);
  publisherKeys(data, {});
  expect(readFileSync(publicKeyFile(data), 'utf8')).toBe(copy);
});

it('uses the folder CARAVAN_KEYS', () => {
  const data = join(folder, 'other');
  publisherKeys(data, { CARAVAN_KEYS: join(folder, 'mine') });
  expect(existsSync(join(folder, 'mine/registry.key'))).toBe(true);
  expect(existsSync(keysFolder(data, {}))).toBe(false);
});
