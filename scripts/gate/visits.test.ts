import type { Federation, RouteDeclaration } from '@caravan/shared/contracts';
import { visitsOf } from './visits';

const words = { en: '', ge: '' };
const route = (id: string, path: string, more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id,
  path,
  sideMenu: true,
  title: words,
  description: words,
  ...more,
});
const declarationOf = (name: string, change: Partial<Federation>): Federation => ({
  name,
  port: 1,
  contract: 1,
  routes: [],
  menu: [],
  widgets: [],
  ...change,
});
const slot = (remote: string, part: string) => ({ remote, part });

describe('the pages that a trial opens', () => {
  it('are those of every declared value and example of a route [MFE-6]', () => {
    const sales = declarationOf('sales', {
      routes: [
        route('list', '/sales/:id', { params: { id: ['hot', 'new'] }, examples: ['/sales/hot?page=2'] }),
        route('detail', '/sales/detail/:id', { examples: ['/sales/detail/7', '/sales/detail/8'] }),
        route('frame', '/{auction}/page', { framed: true, examples: ['/{auction}/page?title=x'] }),
      ],
    });
    const page = { isFramed: false, isFirstOfRoute: true };
    expect(visitsOf(sales, [sales]).visits).toEqual([
      { ...page, address: '/sales/hot', slots: [slot('sales', 'list')] },
      { ...page, address: '/sales/new', slots: [slot('sales', 'list')], isFirstOfRoute: false },
      { ...page, address: '/sales/hot?page=2', slots: [slot('sales', 'list')], isFirstOfRoute: false },
      { ...page, address: '/sales/detail/7', slots: [slot('sales', 'detail')] },
      { ...page, address: '/sales/detail/8', slots: [slot('sales', 'detail')], isFirstOfRoute: false },
      { ...page, address: '/auction/page?title=x', slots: [slot('sales', 'frame')], isFramed: true },
    ]);
  });

  it('include one page for each widget that a page shows [MFE-6]', () => {
    const home = declarationOf('market', {
      routes: [route('home', '/home', { widgets: [slot('sales', 'Chart')], examples: ['/home?x=1'] })],
    });
    const sales = declarationOf('sales', { widgets: [{ id: 'Chart' }, { id: 'Login', place: 'login' }] });
    expect(visitsOf(sales, [home, sales])).toEqual({
      visits: [{ address: '/home', slots: [slot('sales', 'Chart')], isFramed: false, isFirstOfRoute: true }],
      unknown: [],
    });
  });

  it('are none for a route without a known address, which is listed', () => {
    const sales = declarationOf('sales', { routes: [route('detail', '/sales/:id')] });
    expect(visitsOf(sales, [sales])).toEqual({ visits: [], unknown: ['sales/detail'] });
  });
});
