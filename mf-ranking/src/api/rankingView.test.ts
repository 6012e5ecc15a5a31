/** @jest-environment node */
import { federation } from '../../federation';
import { measures, rankingIds } from './measures';
import { rankingAddress, rankingView, rankListArguments } from './rankingView';

const today = '2026-11-20';
const viewOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const id = rankingIds.find((known) => pathname === `/sales/${known}`) ?? 'sale';
  return rankingView(id, searchParams, today);
};

describe('a view of the ranking', () => {
  it.each([
    ['/sales/sale', 11],
    ['/sales/sale?by=wholesale', 2],
    ['/sales/hot', 1],
    ['/sales/division', 58],
    ['/sales/price', 52],
    ['/sales/energy', 60],
    ['/sales/energy?by=summerConsumption', 61],
    ['/sales/energy?by=winterRange', 65],
    ['/sales/energy?by=winterCharging', 67],
    ['/sales/energy?by=winterConsumption', 66],
  ])('at %s requests rankType %i [RNK-2]', (address, rankType) => {
    expect(rankListArguments(viewOf(address)).rankType).toBe(rankType);
  });

  it("requests ten rows of the address's month, type of car and page", () => {
    expect(rankListArguments(viewOf('/sales/sale?month=2026-08&carType=suv&page=3'))).toEqual({
      rankType: 11,
      size: 10,
      current: 3,
      month: '2026-08',
      carType: 'suv',
    });
  });

  it('selects the newest of the last six months with sales [RNK-3]', () => {
    const { month, months } = rankingView('sale', new URLSearchParams(), '2026-01-09');
    expect(months).toEqual(['2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06']);
    expect(month).toBe('2025-11');
  });

  it('declares for partners the months of each list', () => {
    const { month } = federation.routes[0].embed.attributes;
    const monthsOf = (id: (typeof rankingIds)[number]) => rankingView(id, new URLSearchParams(), today).months.length;
    expect(monthsOf('sale')).toBe(month.months);
    expect(rankingIds.filter((id) => monthsOf(id) > 0)).toEqual(month.onlyWith.list);
  });

  it('falls back to valid values for invalid parameters and reports them', () => {
    const invalid = viewOf('/sales/sale?month=2026-11&carType=bike&page=-1&by=rumour&from=x&trend=%00');
    expect(invalid).toEqual({
      ...viewOf('/sales/sale'),
      invalid: ['by', 'month', 'carType', 'price', 'page', 'trend'],
    });
    expect(viewOf('/sales/hot?month=2026-08').invalid).toEqual(['month']);
    expect(
      viewOf('/sales/sale?by=wholesale&month=2026-08&carType=suv&from=2&to=4&page=2&trend=byd-qin').invalid,
    ).toEqual([]);
  });

  it.each([
    ['from=2&to=4', 2, 4],
    ['from=4&to=2', 2, 4],
    ['from=-5&to=400', 0, 100],
    ['from=1.6', 2, 100],
    ['to=3', 0, 3],
    ['from=7&to=7', 7, 8],
    ['from=100', 99, 100],
    ['from=&to=NaN', 0, 100],
    ['from=1e400&to=5', 0, 5],
  ])('reads the price range %s as %i to %i [RNK-4]', (query, from, to) => {
    expect(viewOf(`/sales/sale?${query}`).price).toEqual({ from, to });
  });

  it('requests prices in US dollars, without limits at the ends of the slider [RNK-4]', () => {
    const bounds = (address: string) => {
      const { priceMin, priceMax } = rankListArguments(viewOf(address));
      return [priceMin, priceMax];
    };
    expect(bounds('/sales/sale?from=2&to=4')).toEqual([20_000, 40_000]);
    expect(bounds('/sales/sale?from=10&to=100')).toEqual([100_000, undefined]);
    expect(bounds('/sales/sale')).toEqual([undefined, undefined]);
    expect(bounds('/sales/division')).toEqual([undefined, 10_000]);
    expect(bounds('/sales/division?from=0&to=100')).toEqual([undefined, undefined]);
  });

  it.each(['measure', 'month', 'carType', 'price'] as const)(
    'returns to the first page without a trend when its %s changes [RNK-5]',
    (filter) => {
      const view = viewOf('/sales/sale?page=3&trend=byd-qin');
      const changes = {
        measure: measures.sale[1],
        month: '2026-07',
        carType: 'mpv',
        price: { from: 1, to: 2 },
      } as const;
      const address = rankingAddress(view, { [filter]: changes[filter] });
      expect(viewOf(address)).toEqual({ ...view, page: 1, trend: undefined, [filter]: changes[filter] });
    },
  );

  it('keeps all other parameters when a trend opens', () => {
    const view = viewOf('/sales/division?carType=suv&from=3&to=8&page=3');
    expect(viewOf(rankingAddress(view, { trend: 'byd-qin' }))).toEqual({ ...view, trend: 'byd-qin' });
  });

  it('keeps its filters when the page changes', () => {
    const view = viewOf('/sales/sale?by=wholesale&month=2026-08&carType=suv&from=0&to=2');
    expect(viewOf(rankingAddress(view, { page: 2 }))).toEqual({ ...view, page: 2 });
  });
});
