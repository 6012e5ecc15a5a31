import { changeRegistry, readRegistry } from '../documents';
import { browserKey } from '../store';
import { federationOf } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { overridableVersion } from './overridable';

const { keys, site, publish } = createTestRegistry();
const find = (word: string) => overridableVersion(site.store, keys, 'ranking', word);

describe('the version of an override', () => {
  it('is found by its beginning, with the newest document that names it [MFE-20]', async () => {
    const first = await publish('first');
    const second = await publish('second');
    const [newest = '', oldest = ''] = versions(second);
    expect(await find(newest.slice(0, 6).toUpperCase())).toEqual({ version: newest, at: second.sequence });
    expect(await find(oldest)).toEqual({ version: oldest, at: second.sequence });
    expect(first.sequence).toBeLessThan(second.sequence);
  });

  it('may be one that was only published as a preview [MFE-20]', async () => {
    await publish('first');
    const { remotes, sequence } = await publish('second');
    const [preview] = [remotes['ranking']?.current];
    await changeRegistry(site.store, keys, { action: 'preview', by: 'team', why: 'a test' }, (before) => {
      const entry = before.remotes['ranking'];
      if (!entry?.previous || !preview) throw new Error('ranking is missing');
      const { current: _current, previous, ...rest } = entry;
      const next = { ...rest, current: previous, previous: null, preview };
      return { remote: 'ranking', version: preview.version, at: '', remotes: { ...before.remotes, ranking: next } };
    });
    expect(await find(preview?.version ?? '')).toEqual({ version: preview?.version, at: sequence + 1 });
  });

  it('is refused if no version or several begin like that', async () => {
    await publish('first');
    await publish('other', { federation: federationOf('account') });
    const { remotes } = await readRegistry(site.store, keys);
    const version = remotes['ranking']?.current.version ?? '';
    await expect(find(`${version}0`)).rejects.toThrow(`ranking has no version ${version}0: choose one of ${version}`);
    await publish('second');
    await expect(find('')).rejects.toThrow('ranking has several versions');
  });

  it('is refused if its files were removed', async () => {
    const { remotes } = await publish('first');
    const { version = '', entry = '' } = remotes['ranking']?.current ?? {};
    await site.store.remove(browserKey('ranking', entry));
    await expect(find(version)).rejects.toThrow(`the files of ranking ${version} were removed`);
  });
});
