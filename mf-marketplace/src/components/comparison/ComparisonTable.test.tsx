import { screen, within } from '@testing-library/react';
import type { ComparisonRow } from '@caravan/shared/contracts/calls';
import { info, row } from '../../testing/friendshipFixtures';
import { renderSite } from '../../testing/renderSite';
import type { ComparedColumn } from './comparedColumn';
import { rowsOfSheet } from './comparisonRows';
import { ComparisonTable } from './ComparisonTable';

const seal: ComparedColumn = { id: '1', name: 'BYD Seal', to: '/car/model/detail/1', image: '/media/seal.svg' };
const zeekr: ComparedColumn = { id: '2', name: 'Zeekr 001', note: 'Cheapest' };

const show = (rows: readonly ComparisonRow[], columns: readonly ComparedColumn[] = [seal, zeekr], marks = false) => {
  renderSite(<ComparisonTable label="Compared" columns={columns} rows={rows} marksDifferences={marks} />);
};

/** Returns the text of every line, from its name to its last value. */
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(' | '));

const column = { id: '1', name: 'Voltika' };

describe('the comparison table', () => {
  it('starts a section with a heading at types 0 and 2 [MOD-10] [ARG-2]', () => {
    show(
      [
        row('Body', { type: 0 }),
        row('Length', { values: [info('4.8 m')] }),
        row('Seats', { values: [info('5')] }),
        row('Equipment', { type: 2 }),
        row('Heater', { values: [info('Yes')] }),
      ],
      [column],
    );
    const groups = screen.getAllByRole('rowgroup').slice(1);
    expect(groups.map((group) => within(group).getAllByRole('rowheader')[0]?.textContent)).toEqual([
      'Body',
      'Equipment',
    ]);
    expect(screen.getByText('Body').closest('th')).toHaveAttribute('scope', 'rowgroup');
    expect(lines()).toEqual(['Body', 'Length | 4.8 m', 'Seats | 5', 'Equipment', 'Heater | Yes']);
  });

  it('lists the parts of type 3 with their values and pictures [MOD-10] [ARG-2]', () => {
    show([
      row('Equipment', { type: 2 }),
      row('Airbags', {
        type: 3,
        values: [info('8'), info('6')],
        subList: [
          { key: 'front', text: 'Front', values: [info('Yes', '/media/yes.svg'), info(null, '/media/no.svg')] },
          { key: 'knee', text: 'Knee', values: [info('Yes'), info('No')] },
        ],
      }),
      row('Parking', { type: 3, subList: [{ key: 'rear', text: 'Rear', values: [info('Yes'), info('Yes')] }] }),
    ]);
    expect(lines().slice(2)).toEqual([
      'Equipment',
      'Airbags | 8 | 6',
      'Front | Yes | ',
      'Knee | Yes | No',
      'Parking',
      'Rear | Yes | Yes',
    ]);
    const pictures = screen.getByRole('row', { name: /^Front/ }).querySelectorAll('img');
    expect([...pictures].map((img) => [img.getAttribute('src'), img.getAttribute('alt')])).toEqual([
      ['/media/yes.svg', ''],
      ['/media/no.svg', 'Front'],
    ]);
  });

  it('hides lines without values and sections without lines [MOD-10]', () => {
    show([
      row('Lost', { type: 0 }),
      row('Nothing', { values: [info(null), info('  ')] }),
      row('No values'),
      row('Kept', { type: 0 }),
      row('Half', { values: [info('1')] }),
      row('Parts', { type: 3, subList: [{ key: 'part', text: 'Part', values: [info(null), info(null)] }] }),
      row('Empty', { type: 2 }),
    ]);
    expect(lines().slice(2)).toEqual(['Kept', 'Half | 1 | —']);
  });

  it('shows lines before the first section', () => {
    show([row('Weight', { values: [info('2 t')] })], [column]);
    expect(lines()).toEqual(['Weight | 2 t']);
  });

  it('heads each column with picture, linked name and note', () => {
    show([row('Weight', { values: [info('2 t'), info('1 t')] })]);
    expect(screen.getByRole('table', { name: 'Compared' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'BYD Seal' })).toHaveAttribute('href', '/car/model/detail/1');
    expect(screen.getByText('Cheapest')).toBeInTheDocument();
    expect(screen.queryByText('Marked lines differ')).not.toBeInTheDocument();
  });

  it('marks only lines with different known values [WAT-3]', () => {
    show(
      [
        row('Same', { values: [info('1'), info('1')] }),
        row('Differs', { values: [info('1'), info('2')] }),
        row('Unknown', { values: [info('1')] }),
      ],
      [seal, zeekr],
      true,
    );
    expect(screen.getByText('Marked lines differ')).toBeInTheDocument();
    const marked = screen.getAllByRole('rowheader', { name: /\(differs\)$/ });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Differs (differs)']);
    expect(screen.getByRole('row', { name: /^Unknown/ })).toHaveTextContent('Unknown1not stated');
  });
});

describe('a spec sheet as rows', () => {
  it('reads values of lines and parts by their keys', () => {
    const properties = [
      { type: 1, key: 'a', text: 'A', subList: [] },
      { type: 1, key: 'constructor', text: 'B', subList: [] },
      { type: 3, key: 'c', text: 'C', subList: [{ key: 'c.d', text: 'D' }] },
    ] as const;
    expect(
      rowsOfSheet(
        properties.map((line) => ({ ...line, subList: [...line.subList] })),
        { a: info('1'), 'c.d': info('2') },
      ),
    ).toEqual([
      row('a', { text: 'A', values: [info('1')] }),
      row('constructor', { text: 'B' }),
      row('c', { type: 3, text: 'C', subList: [{ key: 'c.d', text: 'D', values: [info('2')] }] }),
    ]);
  });
});
