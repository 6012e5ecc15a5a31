import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolder, publisherKeys } from '@caravan/registry';
import { root } from './workspaces';

const folder = mkdtempSync(join(tmpdir(), 'caravan-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses missing keys before anything is built', () => {
  const data = join(folder, 'site');
  publisherKeys(data, {});
  rmSync(keysFolder(data, {}), { recursive: true });
  const { CARAVAN_KEYS: _keys, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    // The invalid port ends a start that does not refuse the keys.
    env: { ...env, CARAVAN_DATA: data, PORT: '65536' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('registry.pub is missing, and a new key would not fit ');
});
