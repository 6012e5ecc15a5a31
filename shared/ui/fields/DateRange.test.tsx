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
      first="2000-01-01"
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

it('moves the end when the start is too far away', async () => {
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

it.each([
  ['a month and a year', ['2026-01-01', '0002-11-04', '0202-11-04', '2026-11-04']],
  ['a day in the future', ['0002-11-30', '0202-11-30', '2026-11-30']],
])('keeps the chosen end while %s is typed into the start [DSH-3]', (_case, starts) => {
  show();
  for (const start of starts) enter('From', start);
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-08');
});

it('does not move the end to a start before the first day', () => {
  show();
  enter('From', '0202-11-30');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-08');
  expect(screen.getByLabelText('From')).toHaveAttribute('min', '2000-01-01');
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
