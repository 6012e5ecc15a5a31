import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRange, type Days } from './DateRange';

const texts = { label: 'Days', from: 'From', to: 'To', show: 'Show', incomplete: 'Enter a whole date' };
/** Ranges of at most ten days, up to the 21st. */
const lastFrom = (from: string): string => {
  const tenth = `${from.slice(0, 8)}${String(Number(from.slice(8)) + 9).padStart(2, '0')}`;
  return tenth < '2026-11-21' ? tenth : '2026-11-21';
};

const show = (errors: { from?: string; to?: string } = {}) => {
  const chosen: Days[] = [];
  const range = (value: Days, shownErrors: typeof errors) => (
    <DateRange
      value={value}
      last="2026-11-21"
      lastFrom={lastFrom}
      errors={shownErrors}
      texts={texts}
      onChoose={(days) => chosen.push(days)}
    />
  );
  const { rerender } = render(range({ from: '2026-11-05', to: '2026-11-08' }, errors));
  return { chosen, rerenderRange: (value: Days, shownErrors: typeof errors) => rerender(range(value, shownErrors)) };
};

const enter = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });

it('moves the end when the start is too far away, and requests only on the button', async () => {
  const { chosen } = show();
  enter('From', '2026-11-01');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-08');
  enter('From', '2026-11-10');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-19');
  expect(screen.getByLabelText('To')).toHaveAttribute('min', '2026-11-10');
  enter('From', '2026-11-15');
  enter('To', '2026-11-16');
  expect(chosen).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(chosen).toEqual([{ from: '2026-11-15', to: '2026-11-16' }]);
});

it('shows an error beside its field and keeps the focus', async () => {
  const { rerenderRange } = show();
  enter('To', '2026-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  rerenderRange({ from: '2026-11-05', to: '2026-11-14' }, { to: 'Ten days at most' });
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-14');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ten days at most');
  expect(screen.getByLabelText('To')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  enter('To', '2026-11-12');
  expect(screen.getByLabelText('To')).toBeValid();
});

it('focuses an incomplete date and requests nothing', async () => {
  const { chosen } = show();
  enter('To', '');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('To')).toHaveFocus();
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Enter a whole date');
  expect(chosen).toEqual([]);
});
