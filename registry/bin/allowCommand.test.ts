import { join } from 'node:path';
import { ensureKeyPair, readRegistry } from '../src/index';
import { createCommandRegistry } from '../src/testing/publishing';
import { allowCommand } from './allowCommand';
import { openWriter } from './cli';

const { folder } = createCommandRegistry();
const inFolder = (name: string) => join(folder.path, name);
const allow = (...words: readonly string[]) => allowCommand(words);
const teams = async () => {
  const { store, keys } = openWriter();
  return (await readRegistry(store, keys)).teams ?? {};
};

beforeEach(async () => {
  ensureKeyPair(folder.path, 'team');
  await allow('team', 'ranking', inFolder('team.pub'), '--no-force');
});

it('keeps the key and the right to force when a team gets more remotes [MFE-16]', async () => {
  const { team: before } = await teams();
  expect(await allow('team', 'ranking', 'statistics')).toBe(
    'team may publish ranking, statistics, not by force (registry 3)\n',
  );
  expect((await teams())['team']).toEqual({ ...before, remotes: ['ranking', 'statistics'] });
  expect(before).toMatchObject({ mayForce: false, development: true });
});

it('keeps the right to force when a team gets another key [MFE-16]', async () => {
  ensureKeyPair(folder.path, 'other');
  await allow('team', 'ranking', inFolder('other.pub'));
  expect((await teams())['team']).toMatchObject({ mayForce: false });
});

it('lets a team force again with --force', async () => {
  expect(await allow('team', 'ranking', '--force')).toBe('team may publish ranking (registry 3)\n');
  expect((await teams())['team']).not.toHaveProperty('mayForce');
});

it('removes a team with none', async () => {
  expect(await allow('team', 'none')).toBe('team and its key are removed from the registry (registry 3)\n');
  expect(await teams()).toEqual({});
});

it.each<[what: string, words: readonly string[], message: string]>([
  ['no remote', ['team'], 'name what the team may publish, or none: npm run allow'],
  ['none beside a remote', ['team', 'none', 'ranking'], 'write none without a remote: npm run allow'],
  ['both options', ['team', 'ranking', '--force', '--no-force'], 'choose --no-force or --force: npm run allow'],
  [
    'a new team without a key',
    ['bank', 'ranking'],
    'name its public key file too, as in npm run allow -- bank ranking bank.pub',
  ],
  ['the folder of a remote', ['team', 'mf-ranking'], '"mf-ranking" is not the name of a remote: write it without mf-'],
  ['a private key file', ['team', 'ranking', '/keys/team.key'], '"/keys/team.key" is not the name of a remote'],
  ['a property of every object', ['constructor', 'ranking'], 'constructor is not a team yet'],
  [
    'the removal of an unknown team',
    ['bank', 'none'],
    'bank is not a team of the registry: npm run registry lists them',
  ],
])('refuses %s without changes', async (_what, words, message) => {
  const before = await teams();
  await expect(allow(...words)).rejects.toThrow(message);
  expect(await teams()).toEqual(before);
});

it('refuses two public key files', async () => {
  const attempt = allow('team', 'ranking', inFolder('team.pub'), 'other.pub');
  await expect(attempt).rejects.toThrow('"other.pub" is not the name of a remote: write it without mf-. One public');
});
