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
const section = (name: string, change: Partial<Federation>): Federation => ({
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
  it('are one for each route: a declared address, else an example, with the names of paths filled in [MFE-6]', () => {
    const sales = section('sales', {
      routes: [
        route('list', '/sales/:id', { params: { id: ['hot', 'new'] } }),
        route('detail', '/sales/detail/:id', { examples: ['/sales/detail/7', '/sales/detail/8'] }),
        route('frame', '/{auction}/page', { framed: true, examples: ['/{auction}/page?title=x'] }),
      ],
    });
    expect(visitsOf(sales, [sales]).visits).toEqual([
      { address: '/sales/hot', slots: [slot('sales', 'list')] },
      { address: '/sales/detail/7', slots: [slot('sales', 'detail')] },
      { address: '/auction/page?title=x', slots: [slot('sales', 'frame')] },
    ]);
  });

  it('are those of others too that show a widget, and none for what no page shows [MFE-6]', () => {
    const home = section('market', { routes: [route('home', '/home', { widgets: [slot('sales', 'Chart')] })] });
    const sales = section('sales', { widgets: [{ id: 'Chart' }, { id: 'Login', place: 'login' }] });
    expect(visitsOf(sales, [home, sales])).toEqual({
      visits: [{ address: '/home', slots: [slot('sales', 'Chart')] }],
      unknown: [],
    });
  });

  it('are none where no address is known, which is told', () => {
    const sales = section('sales', { routes: [route('detail', '/sales/:id')] });
    expect(visitsOf(sales, [sales])).toEqual({ visits: [], unknown: ['sales/detail'] });
  });
});
