import { readProvenance } from '../publish';
import { browserKey } from '../store';
import { currentBuildRecord, federationOf } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';

const { keys, site, publish, rollOut, preview } = createTestRegistry();

describe('a preview', () => {
  it('is a published version that visitors do not get [MFE-20]', async () => {
    const [first] = versions(await publish('first'));
    const document = await preview('second');
    const { preview: shown, rollout } = document.remotes['ranking'] ?? {};
    expect([versions(document)[0], shown?.entry, rollout]).toEqual([first, 'remoteEntry.second.js', undefined]);
    expect(document.change).toMatchObject({ action: 'preview', version: shown?.version, why: 'the second one' });
    expect(await site.store.get(browserKey('ranking', 'remoteEntry.second.js.br'))).not.toBeNull();
    if (!shown) throw new Error('there is no preview');
    expect(await readProvenance(site.store, keys, shown)).toMatchObject({ state: 'signed', signer: 'registry' });
  });

  it('takes the place of the one before until it is replaced itself', async () => {
    await publish('first');
    await preview('second');
    await preview('third');
    const document = await publish('fourth');
    expect(document.remotes['ranking']?.preview?.entry).toBe('remoteEntry.third.js');
  });

  it('ends when its version is rolled out or published', async () => {
    await publish('first');
    await preview('second');
    expect((await rollOut('second')).remotes['ranking']?.preview).toBeUndefined();
    await preview('third');
    expect((await publish('third', { isForced: true })).remotes['ranking']?.preview).toBeUndefined();
  });

  it('writes nothing for a version that runs', async () => {
    const first = await publish('first');
    expect(await preview('first')).toEqual(first);
  });

  it('is compared with the registry like a publication [MFE-6]', async () => {
    await expect(preview('first')).rejects.toThrow('ranking is not in the registry');
    await publish('first');
    await publish('first', { federation: federationOf('account') });
    const { routes } = federationOf('account');
    await expect(preview('second', { federation: federationOf('ranking', { routes }) })).rejects.toThrow(
      'a page of account',
    );
    await expect(preview('second', { record: { ...currentBuildRecord, contract: 99 } })).rejects.toThrow(
      'it needs contract 99',
    );
  });

  it('keeps no route from other remotes', async () => {
    await publish('first');
    await preview('second', { federation: federationOf('ranking', { routes: federationOf('maps').routes }) });
    const { remotes } = await publish('first', { federation: federationOf('maps') });
    expect(Object.keys(remotes)).toEqual(['ranking', 'maps']);
  });
});
