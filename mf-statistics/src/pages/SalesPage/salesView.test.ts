import { salesAddress, salesView } from './salesView';

const today = '2026-11-20';
const viewOf = (address: string) => salesView(new URL(address, 'http://site.test').searchParams, today);

describe('a view of the sales overview', () => {
  it('is the weekly one of Georgia up to the previous month, unless the address says otherwise', () => {
    expect(viewOf('/sales/list')).toMatchObject({ location: 'georgia', month: '2026-10', type: 2 });
    expect(viewOf('/sales/list?location=azerbaijan&month=2026-03&type=1')).toMatchObject({
      location: 'azerbaijan',
      month: '2026-03',
      type: 1,
    });
  });

  it('has no month after the previous one', () => {
    expect(viewOf('/sales/list').months[0]).toBe('2026-10');
    expect(viewOf('/sales/list?month=2026-11').month).toBe('2026-10');
    expect(viewOf('/sales/list?month=2027-05').month).toBe('2026-10');
  });

  it('is read back from the address that it writes', () => {
    const view = { location: 'azerbaijan', month: '2026-03', type: 1 } as const;
    expect(viewOf(salesAddress(view))).toMatchObject(view);
    expect(salesAddress({ location: 'georgia', type: 2 })).toBe('/sales/list');
  });
});
