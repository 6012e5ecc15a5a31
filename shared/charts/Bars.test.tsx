import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { insertedRules } from '../testing';
import { Bars } from './Bars';
import { bars } from './testing/lists';
import { inSite, show } from './testing/show';

describe('horizontal bars', () => {
  it('are a table with links and proportional bars', () => {
    show(<Bars {...bars} />);
    expect(screen.getByRole('table', { name: 'Top sales of the week' })).toBeInTheDocument();
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Model', 'Cars sold', 'Change'],
      ['Toyota Prius', '1,200', '+4%'],
      ['Kia "K5", 2020', '300', '—'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Toyota Prius' })).toContainElement(
      screen.getByRole('link', { name: 'Toyota Prius' }),
    );
    const lengths = [...document.querySelectorAll('td rect')].map((bar) => bar.getAttribute('width'));
    expect(lengths).toEqual(['100.00%', '25.00%']);
  });

  it('have rows that grow with the text', () => {
    show(<Bars {...bars} />);
    const heights = [...insertedRules().matchAll(/tbody tr \{[^}]*?\bheight: ([^;]+)/g)].map(([, height]) => height);
    expect(heights).toEqual(['2.625rem', '1.875rem']);
  });

  it('shrink the columns of figures on phones where larger text has no room', () => {
    show(<Bars {...bars} />);
    expect(insertedRules()).toContain('grid-template-columns: minmax(25%, 1fr); grid-auto-columns: minmax(0, 4.5rem)');
  });

  it('render completely on the server, without style attributes', () => {
    const html = renderToString(inSite(<Bars {...bars} />));
    expect(html).toContain('href="/prius"');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it.each([
    ['no row', []],
    ['nothing but zeros', bars.rows.map((row) => ({ ...row, value: 0 }))],
  ])('say "No data" with %s [SAL-4]', (_case, rows) => {
    show(<Bars {...bars} rows={rows} />);
    expect(screen.getByRole('figure')).toHaveTextContent('No data');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
