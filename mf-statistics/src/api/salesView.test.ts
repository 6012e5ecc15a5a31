import { salesAddress, salesCall, salesView } from './salesView';

const today = '2026-11-20';
const viewOf = (address: string) => salesView(new URL(address, 'http://site.test').searchParams, today);

describe('a view of the sales overview', () => {
  it('defaults to weeks of Georgia up to the last week', () => {
    expect(viewOf('/sales/list')).toMatchObject({ location: 'georgia', interval: 'week' });
    expect(viewOf('/sales/list?location=azerbaijan&month=2026-03&type=1')).toMatchObject({
      location: 'azerbaijan',
      month: '2026-03',
      interval: 'month',
    });
  });

  it('has no month after the previous one [SAL-3]', () => {
    expect(viewOf('/sales/list').months[0]).toBe('2026-10');
    for (const month of ['2026-11', '2027-05', '10-2026', 'soon']) {
      expect(viewOf(`/sales/list?month=${month}`).month).toBeUndefined();
    }
  });

  it.each([
    ['', undefined, []],
    ['?location=&month=&type=', undefined, []],
    ['?location=azerbaijan&month=2024-11&type=2', '2024-11', []],
    ['?month=2024-10', '2024-11', ['month']],
    ['?month=1999-12', '2024-11', ['month']],
    ['?month=2026-11', undefined, ['month']],
    ['?month=2999-01', undefined, ['month']],
    ['?month=10-2026', undefined, ['month']],
    ['?month=2020-13', undefined, ['month']],
    ['?location=mars', undefined, ['location']],
    ['?location=mars&month=soon&type=3', undefined, ['location', 'month', 'type']],
  ])('falls back to the nearest valid value and names the invalid: %j [SAL-3]', (search, month, invalid) => {
    const view = viewOf(`/sales/list${search}`);
    expect({ month: view.month, invalid: view.invalid }).toEqual({ month, invalid });
  });

  it('requests a month only if the address names one [SAL-8]', () => {
    expect(salesCall(viewOf('/sales/list'))).toEqual({ location: 'georgia', type: 2 });
    expect(salesCall(viewOf('/sales/list?type=1&month=2026-03'))).toEqual({
      location: 'georgia',
      type: 1,
      month: '2026-03',
    });
  });

  it('equals the view of the address that it writes', () => {
    const view = { location: 'azerbaijan', month: '2026-03', interval: 'month' } as const;
    expect(viewOf(salesAddress(view))).toMatchObject(view);
    expect(salesAddress({ location: 'georgia', interval: 'week' })).toBe('/sales/list');
  });
});
