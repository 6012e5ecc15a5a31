import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCommandRegistry } from '../src/testing/publishing';
import { remoteNameOf } from './cli';

const { publish } = createCommandRegistry();
const root = join(import.meta.dirname, '../..');

/** Runs a command as npm does. */
const run = async (command: string, ...words: readonly string[]): Promise<string> => {
  const file = join(root, `registry/bin/${command}.ts`);
  const options = { cwd: root, env: process.env };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...words], options);
  return stdout;
};

it('removes a remote, rolls it back and shows a version of it without its folder [MFE-3]', async () => {
  const { remotes } = await publish('hello', 'first');
  const version = remotes['hello']?.current.version ?? '';
  expect(await run('remove', 'mf-hello', 'too slow')).toContain('hello is removed from the site');
  expect(await run('rollback', 'mf-hello')).toContain(`hello is back at ${version}`);
  expect(await run('override', 'mf-hello', version)).toContain(`hello ${version}, 2h for the browser`);
  await expect(run('rollout', 'mf-hello', '50')).rejects.toThrow('hello has no rollout');
  await expect(run('rollback', 'mf-hallo')).rejects.toThrow(
    'hallo is not in the registry: choose hello, or npm run publish -- mf-hallo puts it there',
  );
});

it.each([
  ['mf-used-parts', 'used-parts'],
  ['ranking', 'ranking'],
  ['mf-ranking/', 'ranking'],
])('reads the name of the remote %s', (word, name) => {
  expect(remoteNameOf(word, '')).toBe(name);
});

it.each([
  ['', 'name a remote: the usage'],
  ['../keys', '"../keys" is not the name of a remote: the usage'],
])('refuses "%s" as the name of a remote', (word, message) => {
  expect(() => remoteNameOf(word, 'the usage')).toThrow(message);
});
