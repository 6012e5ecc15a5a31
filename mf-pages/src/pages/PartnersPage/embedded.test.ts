import { chart, ranking } from '../../testing/embeddables';
import { chosenAt, pageOf, unset } from './embedded';

const all = [ranking, chart];

describe('what an address of the site can embed', () => {
  it.each([
    ['/lists/energy', 'ranking', { list: 'energy', month: '' }],
    ['/lists/sale?month=2026-10', 'ranking', { list: 'sale', month: '2026-10' }],
    [
      '/embed/model/month/tesla-model-y/price?location=azerbaijan',
      'model',
      { model: 'tesla-model-y', country: 'azerbaijan', interval: 'month', chart: 'price' },
    ],
    ['/embed/model/week/a%2Fb%20c/sales', 'model', { model: 'a/b c', country: '', interval: 'week', chart: 'sales' }],
  ])('is found with its attributes, and leads back there: %s', (address, name, values) => {
    const chosen = chosenAt(all, address);
    expect(chosen).toMatchObject({ embeddable: { name }, values });
    expect(chosen && pageOf(chosen)).toBe(address);
  });

  it('drops invalid values and parameters without an attribute', () => {
    const chosen = chosenAt(all, '/embed/model/week/x/sales?location=mars&type=7&lang=ge');
    expect(chosen && pageOf(chosen)).toBe('/embed/model/week/x/sales');
  });

  it.each([undefined, '', '/lists/colours', '/home', 'https://elsewhere.test/lists/energy', '//', '%'])(
    'is the first widget, unset, where it is none of them: %s',
    (address) => {
      expect(chosenAt(all, address)).toEqual(unset(ranking));
    },
  );

  it('accepts a name that cannot be decoded', () => {
    expect(chosenAt(all, '/embed/model/week/100%/sales')?.values['model']).toBe('100%');
  });

  it('is undefined if nothing may be embedded', () => {
    expect(chosenAt([], '/lists/energy')).toBeUndefined();
  });
});
