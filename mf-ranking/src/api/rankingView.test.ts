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
  ])('at %s asks for rankType %i [RNK-2]', (address, rankType) => {
    expect(rankListArguments(viewOf(address)).rankType).toBe(rankType);
  });

  it('asks for ten rows of the month, the type of car and the page that the address names', () => {
    expect(rankListArguments(viewOf('/sales/sale?month=2026-08&carType=suv&page=3'))).toEqual({
      rankType: 11,
      size: 10,
      current: 3,
      month: '2026-08',
      carType: 'suv',
    });
  });

  it('takes the default for what makes no sense', () => {
    expect(viewOf('/sales/sale?month=2026-11&carType=bike&page=-1&by=rumour')).toEqual(viewOf('/sales/sale'));
  });

  it.each(['measure', 'month', 'carType'] as const)('goes back to the first page when its %s changes', (filter) => {
    const view = viewOf('/sales/sale?page=3');
    const changes = { measure: measures.sale[1], month: '2026-07', carType: 'mpv' } as const;
    const address = rankingAddress(view, { [filter]: changes[filter] });
    expect(viewOf(address)).toEqual({ ...view, page: 1, [filter]: changes[filter] });
  });

  it('keeps its filters when the page changes, and its address is read back as it was written', () => {
    const view = viewOf('/sales/sale?by=wholesale&month=2026-08&carType=suv');
    expect(viewOf(rankingAddress(view, { page: 2 }))).toEqual({ ...view, page: 2 });
  });
});
