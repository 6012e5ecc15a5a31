import { shiftsOf, watchShifts } from '../../pages/shifts';
import { routes } from '../../pages/routes';
import { startFaultProxy, type FaultProxy } from '../../support/network';
import { whenNetworkIdle, disconnect, newVisitor } from '../../support/browser';
import { readSetting } from '../../support/site';

/** A short page, and one with a ticket beside its text. */
const slots = ['statistics/dashboard', 'marketplace/prize'];

describe('a page that arrives in small pieces', () => {
  let proxy: FaultProxy;

  beforeAll(async () => {
    proxy = await startFaultProxy(readSetting().origin);
  });
  afterAll(async () => {
    await proxy.close();
    await disconnect();
  });

  it.each(routes.filter(({ slot }) => slots.includes(slot)))('moves nothing: $path [PERF-2]', async ({ path }) => {
    const { page, open, leave } = await newVisitor({ origin: proxy.origin });
    await watchShifts(page);
    proxy.damage(new RegExp(`^${new URL(path, proxy.origin).pathname}(\\?|$)`), 'pieces');
    await open(path);
    await whenNetworkIdle(page);
    expect(await shiftsOf(page)).toEqual([]);
    await leave();
  });
});
