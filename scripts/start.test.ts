import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { keysFolder, publisherKeys } from '@caravan/registry';
import { listenOn } from '@caravan/shared/http';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { root } from './workspaces';

const folder = createTemporaryFolder();

it('refuses missing keys before anything is built', async () => {
  // Its port, which is in use, ends a start that does not refuse the keys.
  const other = createServer();
  const port = await listenOn(other);
  const data = join(folder, 'site');
  publisherKeys(data, {});
  rmSync(keysFolder(data, {}), { recursive: true });
  const { CARAVAN_KEYS: _keys, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: { ...env, CARAVAN_DATA: data, PORT: String(port) },
    encoding: 'utf8',
  });
  other.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('registry.pub is missing, and a new key would not fit ');
});
