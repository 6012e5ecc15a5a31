import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { withLock } from './lock';

const folder = createTemporaryFolder();
const path = join(folder, 'locks/mf-ranking');

const isHeld = (): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

it('is held by one task at a time', async () => {
  const events: string[] = [];
  const run = (name: string) =>
    withLock(path, async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
    });
  await Promise.all([run('first'), run('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(isHeld()).toBe(false);
});

it('is taken over from a process that ended', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  symlinkSync(String(pid), path);
  expect(await withLock(path, async () => 'done')).toBe('done');
});

it('is taken over if another process has the number of one that ended', async () => {
  symlinkSync(`${process.pid} another-boot:1`, path);
  expect(await withLock(path, async () => 'done')).toBe('done');
});

it('is free after a task that failed', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
  expect(isHeld()).toBe(false);
});

it('is an error where it cannot be created', async () => {
  await expect(withLock(`${path}/`, async () => 'done')).rejects.toThrow('ENOENT');
  expect(existsSync(path)).toBe(false);
});
