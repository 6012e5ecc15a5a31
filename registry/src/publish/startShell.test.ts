import { join } from 'node:path';
import { readRegistry } from '../documents';
import { builtToday, writeShell } from '../testing/builds';
import { publishing } from '../testing/publishing';
import { standingOf } from './publish';
import { isOlder, startShell } from './startShell';

const { folder, keys, site, publish, rollOut } = publishing();

/** A start of a checkout whose shell gives this. */
const start = (record: typeof builtToday) => {
  const dist = join(folder.path, 'started');
  writeShell(dist, record);
  return startShell({ store: site.store, keys, dist, by: 'npm start', why: 'a start' });
};
const registry = () => readRegistry(site.store, keys);
const standing = async () => (await standingOf(site.store, keys, 'ranking')).standing;
const newer = { ...builtToday, shared: { ...builtToday.shared, react: '20.0.0' } };

describe('a start of a checkout', () => {
  it('that is older changes nothing and says what to do [MFE-3]', async () => {
    await start(newer);
    await publish('by a team', { built: newer });
    const before = await registry();
    await expect(start(builtToday)).rejects.toThrow(
      /^nothing is started: this checkout's shell is older .*, and ranking \w{16} does not run in it: it was built with react 20\.0\.0, .*CARAVAN_DATA/,
    );
    expect(await registry()).toEqual(before);
    expect(await standing()).toBe('runs');
  });

  it('that is older but runs the published remotes is recorded beside the newer shell [MFE-3]', async () => {
    await publish('by a team');
    const wide = { ...builtToday, shared: { ...builtToday.shared, react: '19.9.0' } };
    const { version } = await start(wide);
    const { registry: after } = await start(builtToday);
    expect(Object.keys(after.shells ?? {})).toHaveLength(2);
    expect(after.shells).toHaveProperty(version);
    expect(await standing()).toBe('runs');
    expect(Object.keys((await start(wide)).registry.shells ?? {})).toEqual([version]);
  });

  it('that is older changes nothing if a candidate does not run in it [MFE-4]', async () => {
    const wide = { ...builtToday, shared: { ...builtToday.shared, react: '19.9.0' } };
    await publish('by a team');
    await start(wide);
    await rollOut('second', '10', { built: wide });
    await expect(start(builtToday)).rejects.toThrow(
      /^nothing is started: .* does not run in it: it was built with react 19\.9\.0/,
    );
  });

  it('that is newer starts, and finds lacking what no longer fits', async () => {
    await publish('by a team');
    const { registry: after, version } = await start(newer);
    expect(Object.keys(after.shells ?? {})).toEqual([version]);
    expect(await standing()).toBe('lacks');
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
  ])('%s', (_how, one, expected) => {
    expect(isOlder(one, shell)).toBe(expected);
  });
});
