import { shiftsOf, watchShifts } from '../../pages/shifts';
import { routes } from '../../pages/routes';
import { setUpFaultProxy } from '../../support/network';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';

/** A short page, and one in two columns. */
const slots = ['statistics/dashboard', 'marketplace/prize'];

describe('a page whose HTML arrives in small pieces', () => {
  const visit = setUpVisitors();
  const proxy = setUpFaultProxy();

  it.each(routes.filter(({ slot }) => slots.includes(slot)))(
    'has no layout shift: $path [PERF-2]',
    async ({ path }) => {
      const { page, open } = await visit({ origin: proxy.origin });
      await watchShifts(page);
      proxy.setFault(new RegExp(`^${new URL(path, proxy.origin).pathname}(\\?|$)`), 'pieces');
      await open(path);
      await whenNetworkIdle(page);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});
