import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder';

const folder = mkdtempSync(join(tmpdir(), 'caravan-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('removes unfinished files of a killed process after an hour', async () => {
  const store = createFolderStore(folder);
  const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
  const leave = (name: string, minutes: number): void => {
    writeFileSync(join(folder, 'remotes', name), 'half');
    utimesSync(join(folder, 'remotes', name), minutesAgo(minutes), minutesAgo(minutes));
  };
  mkdirSync(join(folder, 'remotes'));
  leave('.entry.1.js.123e4567-e89b-12d3-a456-426614174000', 61);
  leave('.entry.2.js.123e4567-e89b-12d3-a456-426614174001', 5);
  leave('.entry.3.js', 61);
  leave('entry.4.js', 61);
  await store.create('remotes/entry.5.js', Buffer.from('whole'));
  expect(readdirSync(join(folder, 'remotes')).toSorted()).toEqual([
    '.entry.2.js.123e4567-e89b-12d3-a456-426614174001',
    '.entry.3.js',
    'entry.4.js',
    'entry.5.js',
  ]);
  jest.useFakeTimers({ now: minutesAgo(-61), doNotFake: ['nextTick', 'setImmediate'] });
  await store.create('remotes/entry.6.js', Buffer.from('whole'));
  expect(readdirSync(join(folder, 'remotes'))).not.toContain('.entry.2.js.123e4567-e89b-12d3-a456-426614174001');
  jest.useRealTimers();
});

it('does not follow links, which may lead out of the store', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'caravan-outside-'));
  writeFileSync(join(outside, 'secret'), 'a private key');
  mkdirSync(join(folder, 'linked'));
  symlinkSync(join(outside, 'secret'), join(folder, 'linked/entry.js'));
  const store = createFolderStore(folder);
  expect(await store.get('linked/entry.js')).toBeNull();
  expect(await store.describe('linked/entry.js')).toBeUndefined();
  expect(await store.open('linked/entry.js')).toBeUndefined();
  expect(await store.firstBytes('linked/entry.js', '', 8)).toHaveLength(0);
  expect(await store.list('linked')).toEqual([]);
  rmSync(outside, { recursive: true });
});
