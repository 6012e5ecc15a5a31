import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site, Track } from '@caravan/shared/site';
import type { Answer } from '@caravan/shared/testing';
import { openPart } from '../../testing/openPart';
import { page } from './SalesPage';

const weeks = [
  { name: '2026-10-19', value: 2448, value2: 2300, value3: 14_700 },
  { name: '2026-10-26', value: 2389, value2: 2278, value3: 14_786 },
];
const months = [
  { name: '2026-09', value: 11_377, value2: null, value3: 14_700 },
  { name: '2026-10', value: 10_881, value2: null, value3: 14_860 },
];
const answered: Answer = (_call, { type }) => ({ timeRange: '', saleList: type === 2 ? weeks : months });

interface Options {
  readonly answer?: Answer;
  readonly lang?: 'en' | 'ge';
  readonly currency?: 'USD' | 'GEL';
  readonly site?: Partial<Site>;
}

const open = (address: string, options: Options = {}) =>
  openPart({
    Component: page.Component,
    load: (context, url) => page.load({ context, params: {}, url }),
    address,
    answer: answered,
    ...options,
  });

/** The large figure below a label; charts may use the same words after it. */
const stat = (label: string) => screen.getAllByText(label)[0]?.parentElement;

describe('the sales overview', () => {
  it('shows sales by week at first, and by month when asked to, each at its address [SAL-1]', async () => {
    const { asked, atStart, at } = await open('/sales/list');
    expect(asked).toMatchObject([{ call: 'saleAnalysis', parameter: { location: 'georgia', type: 2 } }]);
    expect(asked).toHaveLength(atStart);
    expect(screen.getByRole('link', { name: 'Weekly' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('figure', { name: 'Used cars sold by week, Georgia' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    expect(await screen.findByRole('figure', { name: 'Used cars sold by month, Georgia' })).toBeInTheDocument();
    expect(asked.at(-1)?.parameter).toMatchObject({ type: 1 });
    expect(at()).toBe('/sales/list?type=1');

    await userEvent.click(screen.getByRole('link', { name: 'Weekly' }));
    expect(await screen.findByRole('figure', { name: 'Used cars sold by week, Georgia' })).toBeInTheDocument();
    expect(at()).toBe('/sales/list');
  });

  it('says in large figures how the last week compares', async () => {
    await open('/sales/list');
    expect(stat('Sold in the last week')).toHaveTextContent('2,389week from 26 Oct 2026');
    expect(stat('Against the week before')).toHaveTextContent('−2.4%2,448 cars then');
    expect(stat('Against a year earlier')).toHaveTextContent('+4.9%2,278 cars then');
    expect(stat('Median price')).toHaveTextContent('$14,786');
  });

  it('says so where there is no year before', async () => {
    await open('/sales/list?type=1');
    expect(stat('Against a year earlier')).toHaveTextContent('—no figure to compare with');
  });

  it('has every figure in a table', async () => {
    await open('/sales/list', { lang: 'ge', currency: 'GEL' });
    const table = document.querySelector('table');
    expect(
      within(table ?? document.body)
        .getByText('26 ოქტ 2026')
        .closest('tr'),
    ).toHaveTextContent(/2.389.*2.278/);
  });

  it('forgets the month, not the interval, when the country changes', async () => {
    const { asked, at } = await open('/sales/list?type=1');
    const picker = screen.getByRole('combobox', { name: 'Up to the month' });
    const [newest, , older] = within(picker)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value') ?? '');
    await userEvent.selectOptions(picker, older ?? '');
    expect(asked.at(-1)?.parameter).toMatchObject({ month: older });
    await userEvent.click(screen.getByRole('link', { name: 'Azerbaijan' }));
    expect(at()).toBe('/sales/list?location=azerbaijan&type=1');
    expect(asked.at(-1)?.parameter).toEqual({ location: 'azerbaijan', month: newest, type: 1 });
  });

  it('says "No data" in every chart without data [SAL-4]', async () => {
    await open('/sales/list', { answer: () => ({ timeRange: '', saleList: [] }) });
    const charts = screen.getAllByRole('figure');
    expect(charts).toHaveLength(2);
    for (const chart of charts) expect(chart).toHaveTextContent('No data');
  });

  it('says when data is updated, that it is demo data, and each chart its source and date [SAL-6]', async () => {
    await open('/sales/list');
    expect(screen.getByText(/updated around the 10th of each month/)).toBeInTheDocument();
    expect(screen.getByText(/demo figures, made for this site/)).toBeInTheDocument();
    for (const chart of screen.getAllByRole('figure')) {
      expect(chart).toHaveTextContent('Source: Caravan demo figures');
      expect(chart).toHaveTextContent('Up to the week from 26 Oct 2026');
    }
  });

  it('keeps its filters when the call fails, and loads again when asked to', async () => {
    const server = { down: true };
    await open('/sales/list', { answer: (...args) => (server.down ? undefined : answered(...args)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sales figures did not load');
    expect(screen.getByRole('link', { name: 'Monthly' })).toBeInTheDocument();
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('figure')).toHaveLength(2);
  });
});

it('notes each market and month that is opened, and the stay on the one before; not the interval [TRK-2]', async () => {
  const track = jest.fn<void, Parameters<Track>>();
  await open('/sales/list', { site: { track } });
  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Up to the month' }).value;
  await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
  await userEvent.click(screen.getByRole('link', { name: 'Azerbaijan' }));
  expect(track.mock.calls).toMatchObject([
    ['STATISTIC_SALE_PV', { location: 'georgia', month }],
    ['STATISTIC_SALE_STAY', { location: 'georgia', month }, window.location.href],
    ['STATISTIC_SALE_PV', { location: 'azerbaijan', month }],
  ]);
});
