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

it('sorts by a press on a head, highest first, then lowest, what is unknown last; and says so', async () => {
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

it('leafs through rows that are many, says which are shown, and begins anew when they are sorted', async () => {
  const shown = (first: number, last: number, all: number) => `${String(first)}–${String(last)} of ${String(all)}`;
  render(
    <SortableTable
      caption="Sales"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', title: 'Model', header: true, cell: ({ name }) => name, sortBy: ({ name }) => name }]}
      paging={{ size: 2, texts: { previous: 'Back', next: 'On', shown } }}
    />,
  );
  expect(names()).toEqual(['Prius', 'Camry']);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(names()).toEqual(['RAV4']);
  expect(screen.getByRole('status')).toHaveTextContent('3–3 of 3');
  // It keeps the focus where it has nothing left to do.
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['RAV4']);
  expect(screen.getByRole('button', { name: 'On' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Model' }));
  expect(names()).toEqual(['RAV4', 'Prius']);
});
