import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { ensureKeyPair } from '../src/index';
import { readPrivateKeyFile, readPublicKeyFile } from './keyFiles';

const folder = setUpTemporaryFolder();
const help = 'openssl pkey -in team.key -pubout -out team.pub';
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const write = (name: string, text: string): string => {
  const file = join(folder.path, name);
  writeFileSync(file, text);
  return file;
};

it('reads both keys of a pair for development', () => {
  ensureKeyPair(folder.path, 'team');
  const base = join(folder.path, 'team');
  expect(readPublicKeyFile(`${base}.pub`).isForDevelopment).toBe(true);
  expect(readPrivateKeyFile(`${base}.key`, '').asymmetricKeyType).toBe('ed25519');
});

it.each<[string, () => string]>([
  ['text', () => 'junk'],
  ['an RSA key', () => rsa().publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  [
    'a private key',
    () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ],
])('names a file that has %s in place of a public key', (_what, text) => {
  const file = write('team.pub', text());
  expect(() => readPublicKeyFile(file)).toThrow(`${file} is not an ed25519 public key: ${help}`);
});

it.each<[string, () => string]>([
  ['text', () => '-----BEGIN PRIVATE KEY-----'],
  ['an RSA key', () => rsa().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
])('names a file that has %s in place of a private key', (_what, text) => {
  const file = write('team.key', text());
  expect(() => readPrivateKeyFile(file, 'help')).toThrow(`${file} is not an ed25519 private key: help`);
});

it('names a missing file', () => {
  expect(() => readPublicKeyFile('nofile.pub')).toThrow(`nofile.pub is missing: ${help}`);
});
