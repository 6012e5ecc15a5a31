import { screen } from '@testing-library/react';
import { insertedRules } from '../testing';
import { slicesOf } from './figures';
import { Shares } from './Shares';
import { shares } from './testing/lists';
import { show } from './testing/show';

describe('shares', () => {
  it('are a ring of numbered parts and a table of names, figures and shares', () => {
    const { container } = show(<Shares {...shares} />);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Price', 'Cars sold', 'Share'],
      ['1Under $5,000', '75', '75%'],
      ['2$5,000–10,000', '25', '25%'],
      ['3More', '0', '0%'],
    ]);
    expect([...container.querySelectorAll('svg text')].map((text) => text.textContent)).toEqual([
      '1',
      '2',
      '100',
      'cars',
    ]);
  });

  it('scale the texts of the ring with the ring, not with the text of the page', () => {
    const { container } = show(<Shares {...shares} />);
    expect(container.querySelector('figure svg')).toHaveAttribute('font-size', '8');
    expect(insertedRules()).not.toMatch(/ (?:text|\.whole) \{[^}]*rem;/);
  });

  it('draws slices in proportion, clockwise from the top', () => {
    const [first, second] = slicesOf(shares.parts);
    expect(first?.path).toMatch(/^M0\.00 -78\.00A78 78 0 1 1 -78\.00 0\.00/);
    expect(second?.path).toMatch(/^M-78\.00 0\.00A78 78 0 0 1 -?0\.00 -78\.00/);
    const [slice] = slicesOf([{ key: 'all', name: 'All', value: 9, share: 1 }]);
    expect(slice?.path).toMatch(/A78 78 0 1 1 -0\.05 -78\.00/);
  });

  it('show "No data" when every part is empty [SAL-4]', () => {
    show(<Shares {...shares} parts={shares.parts.map((part) => ({ ...part, value: 0, share: 0 }))} />);
    expect(screen.getByRole('figure')).toHaveTextContent('No data');
  });
});
