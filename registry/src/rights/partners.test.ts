import { readRegistry } from '../documents';
import { pruneVersions } from '../store';
import { freshKeys } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { changePartner, type PartnerChange } from './partners';

const { keys, site, publish, edit } = createTestRegistry();
const change = (id: string, partnerChange: PartnerChange) => changePartner(edit(), id, partnerChange);
const gazette = 'https://gazette.test';
const partner = async (id: string) => (await readRegistry(site.store, keys)).partners?.[id];

it('is added with origins and a limit of its own, and the history shows it [EMB-5]', async () => {
  await change('gazette', { origins: [gazette] });
  await change('gazette', { callsAMinute: 50 });
  expect(await partner('gazette')).toEqual({ origins: [gazette], callsAMinute: 50, pins: {} });
  expect((await readHistory(site.store, keys)).at(-1)).toMatchObject({
    action: 'partner',
    version: 'gazette',
    signer: 'registry',
  });
});

it('is switched off and on without other changes, and can be removed', async () => {
  await change('gazette', { origins: [gazette], callsAMinute: 50 });
  await change('gazette', { off: true });
  expect(await partner('gazette')).toEqual({ origins: [gazette], callsAMinute: 50, pins: {}, off: true });
  await change('gazette', { callsAMinute: 60 });
  expect(await partner('gazette')).toMatchObject({ off: true });
  await change('gazette', { off: false });
  expect(await partner('gazette')).not.toHaveProperty('off');
  await change('gazette', { isRemoved: true });
  expect(await partner('gazette')).toBeUndefined();
});

it('keeps a pinned version and its files until the pin is removed', async () => {
  const first = (await publish('first')).remotes['ranking']?.current;
  await change('gazette', { origins: [gazette], pins: { ranking: first?.version ?? '' } });
  expect((await partner('gazette'))?.pins['ranking']).toEqual(first);
  await publish('second');
  await publish('third');
  const later = new Date(Date.now() + 1000).toISOString();
  expect(await pruneVersions(site.store, keys, later)).toEqual([]);
  await change('gazette', { pins: { ranking: null } });
  expect((await partner('gazette'))?.pins).toEqual({});
  expect((await pruneVersions(site.store, keys, later)).map(({ version }) => version)).toEqual([first?.version]);
});

it('is not pinned to a version whose files were removed', async () => {
  const first = (await publish('first')).remotes['ranking']?.current.version ?? '';
  await publish('second');
  await publish('third');
  await pruneVersions(site.store, keys, new Date(Date.now() + 1000).toISOString());
  await expect(change('gazette', { origins: [gazette], pins: { ranking: first } })).rejects.toThrow(
    `the files of ranking ${first} were removed: publish its sources again`,
  );
});

it.each<[string, string, PartnerChange, string]>([
  ['no name', 'Gazette!', { origins: [gazette] }, 'is not a valid name of a partner'],
  ['the site itself', 'site', { origins: [gazette] }, 'is not a valid name of a partner'],
  ['no origin', 'gazette', { callsAMinute: 5 }, 'has no origin'],
  ['a page in place of an origin', 'gazette', { origins: [`${gazette}/page`] }, 'is not an origin'],
  ['an unknown version', 'gazette', { origins: [gazette], pins: { ranking: 'abc' } }, 'was never published'],
])('is refused with %s', async (_what, id, partnerChange, why) => {
  await expect(change(id, partnerChange)).rejects.toThrow(why);
  expect((await readRegistry(site.store, keys)).partners ?? {}).toEqual({});
});

it('has origins that no other partner has, and only the registry key adds it [EMB-5]', async () => {
  await change('gazette', { origins: [gazette] });
  await expect(change('bank', { origins: [gazette] })).rejects.toThrow(
    'belongs to gazette: an origin belongs to one partner',
  );
  const otherKeys = { ...keys, privateKey: freshKeys().privateKey };
  await expect(changePartner(edit(otherKeys), 'bank', { origins: ['https://bank.test'] })).rejects.toThrow(
    'does not know this key',
  );
});
