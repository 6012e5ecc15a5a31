import { figuresOf, renderPart } from '../testing/renderPart';
import { TrendChart } from './TrendChart';
import { TrendFigures } from './TrendFigures';

const points = [{ name: '2026-10', units: 1, price: 9_000, yearBefore: null }];

describe('a period with one car sold', () => {
  it('has its figure in the singular', () => {
    expect(figuresOf(<TrendFigures points={points} interval="month" />)['Sold in October 2026']).toEqual(['1', 'car']);
  });

  it('has a note of prices without a plural', () => {
    const market = { location: 'georgia', subject: 'Used cars', name: 'sales' } as const;
    const { container } = renderPart(<TrendChart trend="price" points={points} interval="month" {...market} />);
    expect(container).toHaveTextContent('Cars in the newest period (October 2026): 1');
  });
});
