import { join } from 'node:path';
import { readRegistry } from '../documents';
import { currentBuildRecord, writeShell } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { readRemoteState } from './publish';
import { isOlder, startShell } from './startShell';

const { folder, keys, site, publish, rollOut } = createTestRegistry();

/** Starts a checkout whose shell provides this. */
const start = (record: typeof currentBuildRecord) => {
  const dist = join(folder.path, 'started');
  writeShell(dist, record);
  return startShell({ store: site.store, keys, dist, by: 'npm start', why: 'a start' });
};
const registry = () => readRegistry(site.store, keys);
const standing = async () => (await readRemoteState(site.store, keys, 'ranking')).state;
const newer = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '20.0.0' } };

describe('a start of a checkout', () => {
  it('that is older changes nothing and says what to do [MFE-3]', async () => {
    await start(newer);
    await publish('first', { record: newer });
    const before = await registry();
    await expect(start(currentBuildRecord)).rejects.toThrow(
      /^nothing is started: this checkout's shell is older .*, and ranking \w{16} does not run in it: it was built with react 20\.0\.0, .*CARAVAN_DATA/,
    );
    expect(await registry()).toEqual(before);
    expect(await standing()).toBe('runs');
  });

  it('that is older but runs the published remotes is recorded beside the newer shell [MFE-3]', async () => {
    await publish('first');
    const newerShell = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '19.9.0' } };
    const { version } = await start(newerShell);
    const { registry: after } = await start(currentBuildRecord);
    expect(Object.keys(after.shells)).toHaveLength(2);
    expect(after.shells).toHaveProperty(version);
    expect(await standing()).toBe('runs');
    expect(Object.keys((await start(newerShell)).registry.shells)).toEqual([version]);
  });

  it('that is older changes nothing if a candidate does not run in it [MFE-4]', async () => {
    const newerShell = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '19.9.0' } };
    await publish('first');
    await start(newerShell);
    await rollOut('second', '10', { record: newerShell });
    await expect(start(currentBuildRecord)).rejects.toThrow(
      /^nothing is started: .* does not run in it: it was built with react 19\.9\.0/,
    );
  });

  it('that is newer starts without the remotes that no longer fit', async () => {
    await publish('first');
    const { registry: after, version } = await start(newer);
    expect(Object.keys(after.shells)).toEqual([version]);
    expect(await standing()).toBe('missing');
  });
});

describe('a shell is older', () => {
  const shell = { contract: 2, shared: { react: '19.2.0', router: '7.0.0' }, names: { react: ['useId', 'useMemo'] } };
  it.each([
    ['by its contract, whatever else', { ...shell, contract: 1, shared: { react: '20.0.0' } }, true],
    ['by a library', { ...shell, shared: { ...shell.shared, react: '19.1.9' } }, true],
    ['by a library that it lacks', { ...shell, shared: { react: '19.2.0' } }, true],
    ['not where another library is newer', { ...shell, shared: { react: '19.1.9', router: '7.1.0' } }, false],
    ['by a name', { ...shell, names: { react: ['useId'] } }, true],
    ['not where it has other names', { ...shell, names: { react: ['useId', 'use'] } }, false],
    ['not where it is the same', shell, false],
  ])('%s', (_how, build, expected) => {
    expect(isOlder(build, shell)).toBe(expected);
  });
});
