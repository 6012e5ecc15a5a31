import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureKeyPair, keysFolder, publicText, readRoots, renewRegistry } from '../src/index';
import { createCommandRegistry } from '../src/testing/publishing';
import { readHistory } from '../src/testing/readHistory';
import { proposeRegistryKey, proposeRootKeys, publishRootFile, signRoot } from './rootKeys';
import { openWriter } from './cli';

const { folder } = createCommandRegistry();
const inKeys = (name: string) => join(keysFolder(folder.path), name);
const heldBy = (name: string, end = 'key') => join(folder.path, 'holders', `${name}.${end}`);
const publicKeyOf = (file: string) => publicText(createPublicKey(readFileSync(file)));
const holders = ['alice', 'bob', 'carol'];
const root = () =>
  proposeRootKeys(
    holders.map((name) => heldBy(name, 'pub')),
    '2',
  );
const signBy = (number: number, ...names: readonly string[]): readonly string[] =>
  names.map((name) => signRoot(inKeys(`root-${number}.json`), heldBy(name)));
const publishNumber = (number: number) => publishRootFile(inKeys(`root-${number}.json`));

beforeEach(() => holders.forEach((name) => ensureKeyPair(join(folder.path, 'holders'), name)));

it('replaces the key of the registry once enough holders have signed [MFE-21]', async () => {
  expect(await root()).toContain('must be signed by its keys, up to the threshold');
  signBy(1, 'alice', 'bob');
  expect(await publishNumber(1)).toBe('root 1 is in force from registry 2 on\n');

  const [key, pub] = [publicKeyOf(inKeys('registry.key')), readFileSync(inKeys('registry.pub'), 'utf8')];
  expect(await proposeRegistryKey()).toContain('must be signed by the keys of root 1 and its own');
  expect(signBy(2, 'carol', 'alice').at(-1)).toContain('signed by 2: give');
  expect(publicKeyOf(inKeys('registry.key'))).toBe(key);
  expect(await publishNumber(2)).toContain('root 2 is in force from registry 3 on. ');
  expect(publicKeyOf(inKeys('registry.key'))).not.toBe(key);
  expect(readFileSync(inKeys('registry.pub'), 'utf8')).toBe(pub);
  expect(statSync(inKeys('registry.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(keysFolder(folder.path))).toEqual(['registry.key', 'registry.pub', 'root-1.json', 'root-2.json']);

  expect((await renewRegistry(openWriter())).sequence).toBe(4);
  const { store, keys } = openWriter();
  expect((await readHistory(store, keys)).map(({ action }) => action)).toEqual([
    'release',
    'rotate',
    'rotate',
    'renew',
  ]);
});

it('replaces a lost key of the registry [MFE-21]', async () => {
  await root();
  signBy(1, 'alice', 'bob');
  await publishNumber(1);
  rmSync(inKeys('registry.key'));
  await expect(renewRegistry(openWriter())).rejects.toThrow('needs a private key');
  await proposeRegistryKey();
  signBy(2, 'bob', 'carol');
  await publishNumber(2);
  expect((await renewRegistry(openWriter())).sequence).toBe(4);
});

it('keeps the key of the registry while too few holders have signed [MFE-21]', async () => {
  await root();
  signBy(1, 'alice', 'bob');
  await publishNumber(1);
  const key = publicKeyOf(inKeys('registry.key'));
  await proposeRegistryKey();
  signBy(2, 'alice', 'alice');
  await expect(publishNumber(2)).rejects.toThrow('1 of the 3 keys of root 1 signed it, and 2 must');
  expect(publicKeyOf(inKeys('registry.key'))).toBe(key);
  expect((await renewRegistry(openWriter())).sequence).toBe(3);
  const { store, keys } = openWriter();
  expect(await readRoots(store, keys)).toHaveLength(1);
});

it('shows a holder what the signature covers', async () => {
  await root();
  const [shown = ''] = signBy(1, 'alice');
  const first = publicKeyOf(inKeys('registry.key'));
  for (const part of [
    `registry's key  ${first}`,
    '2 of these keys',
    publicKeyOf(heldBy('carol')),
    'root keys by npm run keys',
  ])
    expect(shown).toContain(part);
});

it('creates no registry key before there are root keys', async () => {
  await expect(proposeRegistryKey()).rejects.toThrow('the registry has no root keys yet: name them first');
  expect(existsSync(inKeys('registry.next.key'))).toBe(false);
});

it.each([
  ['no threshold is named', () => proposeRootKeys([heldBy('alice', 'pub')], ''), 'name how many keys must sign'],
  ['no root key is named', () => proposeRootKeys([], '1'), 'name how many keys must sign'],
  [
    'the threshold exceeds the number of keys',
    () => proposeRootKeys([heldBy('alice', 'pub')], '5'),
    '5 of 1 keys cannot sign: choose a threshold of 1 to 1',
  ],
  ['the threshold is 0', () => proposeRootKeys([heldBy('alice', 'pub')], '0'), '0 of 1 keys cannot sign'],
  [
    'a key is named twice',
    () => proposeRootKeys([heldBy('alice', 'pub'), heldBy('alice', 'pub')], '1'),
    'alice.pub has a key that is named already',
  ],
  ['a proposal is there already', () => root().then(root), 'root-1.json exists: publish it, or remove it first'],
  ['the file of a root is missing', () => publishRootFile(''), 'the file of a root is missing: npm run keys'],
  [
    'a holder signs with a public key file',
    () => root().then(() => signRoot(inKeys('root-1.json'), heldBy('alice', 'pub'))),
    'alice.pub is not an ed25519 private key: npm run keys',
  ],
  [
    'a public key file is missing',
    () => proposeRootKeys([heldBy('dave', 'pub')], '1'),
    'dave.pub is missing: openssl pkey -in team.key -pubout -out team.pub',
  ],
  [
    'a public key file has another key',
    () => proposeRootKeys([heldBy('alice')], '1'),
    'alice.key is not an ed25519 public key: openssl pkey',
  ],
  [
    'the proposal is a key file',
    () => Promise.resolve().then(() => signRoot(heldBy('alice', 'pub'), heldBy('alice'))),
    'alice.pub is not JSON',
  ],
  ['the key of a holder is missing', () => root().then(() => signBy(1, 'dave')), 'dave.key is missing: npm run keys'],
])('is refused if %s', async (_how, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
});
