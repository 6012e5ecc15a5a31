import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startS3Service } from '@caravan/object-store/testing';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { changeRegistry, readRegistry } from '../documents';
import { freshKeys } from '../testing/builds';
import { openStore } from './openStore';

const folder = setUpTemporaryFolder();

describe('the store of the registry', () => {
  it('is a folder in the data folder without STORE_S3_BUCKET', async () => {
    await openStore({}, folder.path).create('registry/1.json', Buffer.from('1'));
    expect(existsSync(join(folder.path, 'store/registry/1.json'))).toBe(true);
  });

  it('in a bucket loses none of many concurrent changes', async () => {
    const { environment, close } = await startS3Service(Date.now);
    const store = openStore({ ...environment, STORE_S3_BUCKET: 'caravan-store' }, folder.path);
    const keys = freshKeys();
    const shells = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(
      shells.map((version) =>
        changeRegistry(store, keys, { action: 'release', by: 'team', why: '' }, (before) => ({
          remote: 'shell',
          version,
          at: '',
          shells: { ...before.shells, [version]: { contract: 1, shared: {}, files: {}, since: '', by: '' } },
        })),
      ),
    );
    const { sequence, shells: recordedShells } = await readRegistry(store, keys);
    expect([sequence, Object.keys(recordedShells).toSorted()]).toEqual([6, shells]);
    expect(existsSync(join(folder.path, 'store'))).toBe(false);
    await close();
  });

  it('is refused for a bucket without a service', () => {
    expect(() => openStore({ STORE_S3_BUCKET: 'caravan-store' }, folder.path)).toThrow('needs S3_ENDPOINT');
  });
});
