import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortableTable } from './SortableTable';

const rows = [
  { name: 'Prius', units: 20 },
  { name: 'Camry', units: null },
  { name: 'RAV4', units: 100 },
];

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

it('sorts by a click on a head: highest first, then lowest, unknown last', async () => {
  render(
    <SortableTable
      caption="Sales"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: 'Model', header: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
        { key: 'units', title: 'Units', cell: ({ units }) => units, sortBy: ({ units }) => units },
        { key: 'mark', title: 'Mark', cell: () => 'x' },
      ]}
    />,
  );
  expect(names()).toEqual(['Prius', 'Camry', 'RAV4']);
  expect(head('Units')).toHaveAttribute('aria-sort', 'none');
  expect(head('Mark')).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Units' }));
  expect(names()).toEqual(['RAV4', 'Prius', 'Camry']);
  expect(head('Units')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Prius', 'RAV4', 'Camry']);
  expect(head('Units')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Model' }));
  expect(names()).toEqual(['RAV4', 'Prius', 'Camry']);
  expect(head('Units')).toHaveAttribute('aria-sort', 'none');
});
