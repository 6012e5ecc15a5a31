import { join } from 'node:path';
import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import { menuEntries } from '../../pages/layout';
import { firstAnswer, readSetting } from '../../support/site';
import { until } from '../../support/until';
import { useVisitors } from '../../support/browser';

const visit = useVisitors();

it('the menu shows an entry that a remote adds, without a release of the shell [SHELL-5]', async () => {
  const { page, open } = await visit();
  const { data } = readSetting();
  const store = openStore({}, data);
  const keys = publisherKeys(data);
  const by = 'e2e';
  const ranking = (await readRegistry(store, keys)).remotes['ranking'];
  if (!ranking) throw new Error('ranking is not published');
  const { federation } = ranking.current;
  const garage = {
    id: 'garage',
    path: '/garage',
    text: { en: 'Garage', ge: 'გარაჟი' },
    icon: 'M4 22h16',
    group: 'tools',
    order: 90,
  } as const;
  const dist = join(import.meta.dirname, '../../../mf-ranking/dist');
  const changed = { ...federation, menu: [...federation.menu, garage] };
  await publishRemote({ store, keys, by, federation: changed, dist, why: 'one more menu entry' });
  const hasGarage = async (): Promise<boolean> => (await firstAnswer('/help')).html.includes('href="/garage"');
  try {
    await until(hasGarage);
    await open('/help');
    expect(await menuEntries(page)).toContainEqual({ path: '/garage', text: 'Garage' });
  } finally {
    await rollbackRemote({ store, keys, by, why: 'without it again' }, 'ranking');
    await until(async () => !(await hasGarage()));
  }
});
