import { createPublicKey } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allowTeams, ensureKeyPair, keysFolder, publicText, readRegistry } from '../src/index';
import { createCommandRegistry } from '../src/testing/publishing';
import { rotateKey } from './rotateKey';
import { openWriter } from './cli';

const { folder, edit, publish } = createCommandRegistry();
const keyFile = () => join(keysFolder(folder.path), 'ranking.key');
const publicKeyOf = (file: string) => publicText(createPublicKey(readFileSync(file)));
const teamKey = async () => {
  const { store, keys } = openWriter();
  return (await readRegistry(store, keys)).teams?.['ranking']?.publicKey;
};

beforeEach(async () => {
  ensureKeyPair(keysFolder(folder.path), 'ranking');
  const publicKey = publicKeyOf(keyFile());
  await allowTeams(edit('a test'), { ranking: { publicKey, remotes: ['ranking'], development: true } });
});

describe('npm run keys -- rotate', () => {
  it('replaces the key of a team, which publishes with the new one [MFE-21]', async () => {
    const old = publicKeyOf(keyFile());
    expect(await rotateKey('ranking')).toBe(
      `ranking has a new key in ${keyFile()} (registry 3); replace its other copies by this one\n`,
    );
    expect(publicKeyOf(keyFile())).not.toBe(old);
    expect([publicKeyOf(keyFile()), publicKeyOf(keyFile().replace('.key', '.pub'))]).toEqual([
      await teamKey(),
      await teamKey(),
    ]);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(keysFolder(folder.path))).toEqual([
      'ranking.key',
      'ranking.pub',
      'registry.key',
      'registry.pub',
    ]);
    const { change } = await publish('ranking', 'first', openWriter('ranking'));
    expect(change.signer).toBe('ranking');
  });

  it('completes a rotation if a process ended before the new key was in place', async () => {
    await rotateKey('ranking');
    const rotated = publicKeyOf(keyFile());
    for (const end of ['key', 'pub']) {
      const file = join(keysFolder(folder.path), `ranking.${end}`);
      renameSync(file, file.replace('ranking.', 'ranking.next.'));
    }
    ensureKeyPair(keysFolder(folder.path), 'ranking');
    expect(await rotateKey('ranking')).toContain('(registry 3)');
    expect(publicKeyOf(keyFile())).toBe(rotated);
  });

  it('keeps the old key if the registry refuses the new one', async () => {
    await allowTeams(edit('a test'), { ranking: { publicKey: publicKeyOf(keyFile()), remotes: [] } });
    const old = publicKeyOf(keyFile());
    await expect(rotateKey('ranking')).rejects.toThrow('the key of ranking is not rotated: that needs its present key');
    expect(publicKeyOf(keyFile())).toBe(old);
  });

  it.each([
    ['', /\.key is missing: run this where the key of a team is/],
    ['drivers', /drivers\.key is missing: run this where the key of drivers is/],
  ])('is refused for %p', async (team, message) => {
    await expect(rotateKey(team)).rejects.toThrow(message);
  });
});
