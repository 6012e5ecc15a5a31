import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagedTable } from './PagedTable';

const rows = [{ name: 'Prius' }, { name: 'Camry' }, { name: 'RAV4' }];

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('announces its pages and returns to the first one when sorted', async () => {
  const shown = (first: number, last: number, all: number) => `${String(first)}–${String(last)} of ${String(all)}`;
  render(
    <PagedTable
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
  // The button keeps the focus on the last page.
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['RAV4']);
  expect(screen.getByRole('button', { name: 'On' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Model' }));
  expect(names()).toEqual(['RAV4', 'Prius']);
});
