import { chart, ranking } from '../../testing/embeddables';
import { selectionAt, pageAddress, defaultSelection } from './embedded';

const all = [ranking, chart];

describe('the widget at an address of the site', () => {
  it.each([
    ['/lists/energy', 'ranking', { list: 'energy', month: '' }],
    ['/lists/sale?month=2026-10', 'ranking', { list: 'sale', month: '2026-10' }],
    [
      '/embed/model/month/tesla-model-y/price?location=azerbaijan',
      'model',
      { model: 'tesla-model-y', country: 'azerbaijan', interval: 'month', chart: 'price' },
    ],
    ['/embed/model/week/a%2Fb%20c/sales', 'model', { model: 'a/b c', country: '', interval: 'week', chart: 'sales' }],
  ])('is found with its attributes, which give the same address: %s', (address, name, values) => {
    const selection = selectionAt(all, address);
    expect(selection).toMatchObject({ embeddable: { name }, values });
    expect(selection && pageAddress(selection)).toBe(address);
  });

  it('drops invalid values and parameters without an attribute', () => {
    const selection = selectionAt(all, '/embed/model/week/x/sales?location=mars&type=7&lang=ge');
    expect(selection && pageAddress(selection)).toBe('/embed/model/week/x/sales');
  });

  it('drops an attribute that the page does not accept beside the others', () => {
    const month = { gives: 'month', onlyWith: { list: ['sale'] } };
    const monthly = [{ ...ranking, attributes: { ...ranking.attributes, month } }];
    expect(selectionAt(monthly, '/lists/energy?month=2026-10')?.values).toEqual({ list: 'energy', month: '' });
    expect(selectionAt(monthly, '/lists/sale?month=2026-10')?.values).toEqual({ list: 'sale', month: '2026-10' });
  });

  it.each([undefined, '', '/lists/colours', '/home', 'https://elsewhere.test/lists/energy', '//', '%'])(
    'is the first widget without attributes for another address: %s',
    (address) => {
      expect(selectionAt(all, address)).toEqual(defaultSelection(ranking));
    },
  );

  it('accepts a name that cannot be decoded', () => {
    expect(selectionAt(all, '/embed/model/week/100%/sales')?.values['model']).toBe('100%');
  });

  it('is undefined if there are no widgets', () => {
    expect(selectionAt([], '/lists/energy')).toBeUndefined();
  });
});
