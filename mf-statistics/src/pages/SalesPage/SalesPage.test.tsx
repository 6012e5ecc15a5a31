import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { emptyMarket, market } from '../../testing/market';
import { copiedAddresses, salesCharts } from '../../testing/embedded';
import { openSales as open } from '../../testing/openSales';

/** Returns the large figure below a label. Charts may repeat the label after it. */
const stat = (label: string) => screen.getAllByText(label)[0]?.parentElement;
const chart = (name: string | RegExp) => screen.getByRole('figure', { name });
const rowsOf = (name: string | RegExp) =>
  within(chart(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the sales overview', () => {
  it('shows weeks at first and months on the toggle, in every part [SAL-1]', async () => {
    const { calls, initialCount, currentAddress } = await open('/sales/list');
    expect(calls.map(({ call }) => call)).toEqual([
      'saleAnalysis',
      'weekDownStatistic',
      'weekSoldStatistic',
      'weekConsumerAnalysis',
    ]);
    for (const { parameter } of calls) expect(parameter).toMatchObject({ location: 'georgia' });
    expect(calls[0]?.parameter).toMatchObject({ type: 2 });
    expect(calls).toHaveLength(initialCount);
    expect(screen.getByRole('link', { name: 'Weekly' })).toHaveAttribute('aria-current', 'true');
    expect(chart('Used cars: sold by week, Georgia')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    for (const name of [
      'Used cars: sold by month, Georgia',
      'Used cars: median price by month, Georgia',
      'Top sales of the month, Georgia',
      'Top inventory of the month, Georgia',
      'Sales of the month by model year, Georgia',
      'Sales of the month by price, Georgia',
    ]) {
      expect(await screen.findByRole('figure', { name })).toHaveTextContent('October 2026');
    }
    expect(screen.queryByRole('figure', { name: /week/ })).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/sales/list?type=1');

    await userEvent.click(screen.getByRole('link', { name: 'Weekly' }));
    expect(await screen.findByRole('figure', { name: 'Top sales of the week, Georgia' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/sales/list');
  });

  it('compares the last week in large figures', async () => {
    await open('/sales/list');
    expect(stat('Sold in the last week')).toHaveTextContent('2,3899–15 Nov 2026');
    expect(stat('Change from the week before')).toHaveTextContent('−2.4%2,448 cars the week before');
    expect(stat('Change from a year earlier')).toHaveTextContent('+4.9%2,278 cars a year earlier');
    expect(stat('Median price of 2,389 cars')).toHaveTextContent('$14,786+0.6% from the week before');
  });

  it.each([
    ['?month=2026-10', 'Sold 9–15 Nov 2026', '2026-12-01'],
    ['?type=1&month=2026-10', 'Sold in October 2026', '2026-11-22'],
    ['?type=1', 'Sold in October 2026', '2026-11-22'],
  ])('names the period of %s by its dates, not as the last one [SAL-8]', async (search, label, today) => {
    await open(`/sales/list${search}`, { site: { today } });
    expect(stat(label)).toBeInTheDocument();
    expect(screen.queryByText(/Sold in the last/)).not.toBeInTheDocument();
  });

  it.each([
    ['2026-11-09', 'September 2026'],
    ['2026-11-10', 'October 2026'],
  ])('offers on %s the months up to %s [SAL-6] [SAL-8]', async (today, newest) => {
    await open('/sales/list?type=1', { site: { today } });
    const [first] = within(screen.getByRole('combobox', { name: 'Figures up to' })).getAllByRole('option');
    expect(first).toHaveTextContent(newest);
  });

  it('explains only for weeks which month they belong to [SAL-8]', async () => {
    await open('/sales/list');
    expect(screen.getByText('A week belongs to the month of its Thursday.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    expect(screen.queryByText(/Thursday/)).not.toBeInTheDocument();
  });

  it('starts counts at zero and says where the price axis starts [SAL-9]', async () => {
    await open('/sales/list');
    const axis = (name: string) => within(chart(name)).getByRole('slider').querySelector('text')?.textContent;
    expect(axis('Used cars: sold by week, Georgia')).toBe('0');
    expect(axis('Used cars: median price by week, Georgia')).toBe('$14,700');
    expect(chart('Used cars: median price by week, Georgia')).toHaveTextContent('Axis starts at $14,700');
    expect(chart('Used cars: sold by week, Georgia')).not.toHaveTextContent('Axis starts');
  });

  it('has the message of each chart in its title', async () => {
    await open('/sales/list');
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sales fell 2.4% in the weeks from 2 Nov 2026 to 15 Nov 2026',
      'The median price rose 0.6% in the weeks from 2 Nov 2026 to 15 Nov 2026',
      'Toyota Prius sells best: 200 cars',
      'Toyota Model19 is offered most: 200 cars',
      '60% of the cars sold are from 2011',
      '75% of the cars sold cost $5,000–10,000: more than in any other price level',
    ]);
  });

  it('reports a missing previous year', async () => {
    await open('/sales/list?type=1');
    expect(stat('Change from a year earlier')).toHaveTextContent('—no earlier figure');
    expect(
      screen.getByRole('heading', { name: 'Sales fell 4.4% from September 2026 to October 2026' }),
    ).toBeInTheDocument();
  });

  it('has every figure in a table', async () => {
    await open('/sales/list', { lang: 'ge', currency: 'GEL' });
    const table = document.querySelector('table');
    expect(
      within(table ?? document.body)
        .getByText('9–15 ნოე 2026')
        .closest('tr'),
    ).toHaveTextContent(/2.389.*2.278/);
  });

  it('lists the twenty best-selling and most offered models with links [SAL-2]', async () => {
    await open('/sales/list?location=azerbaijan&type=1&month=2026-03');
    const sold = rowsOf('Top sales of the month, Azerbaijan');
    expect(sold).toHaveLength(20);
    expect(sold[0]).toEqual(['Toyota Prius', '200', '+25.0%']);
    expect(sold[1]).toEqual(['Toyota Camry', '190', '—']);
    expect(rowsOf('Top inventory of the month, Azerbaijan')).toHaveLength(20);
    const link = within(chart('Top sales of the month, Azerbaijan')).getByRole('link', { name: 'Toyota Prius' });
    expect(link).toHaveAttribute('href', '/sales/detail/month/toyota-prius?location=azerbaijan&month=2026-03');
  });

  it('shows sales by model year and by price [SAL-2]', async () => {
    await open('/sales/list');
    const years = chart('Sales of the week by model year, Georgia');
    expect(years.querySelectorAll('[role="slider"] rect')).toHaveLength(3);
    expect(years).toHaveTextContent('≤ 2009');
    expect(rowsOf('Sales of the week by price, Georgia')).toEqual([
      ['1Under $5,000', '25', '25.0%'],
      ['2$5,000–10,000', '75', '75.0%'],
    ]);
  });

  it('keeps the interval but not the month when the country changes [SAL-3]', async () => {
    const { calls, currentAddress } = await open('/sales/list?type=1');
    const picker = screen.getByRole('combobox', { name: 'Figures up to' });
    const months = within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(months[0]).toBe('October 2026');
    expect(new Set(months).size).toBe(24);
    const before = calls.length;
    await userEvent.selectOptions(picker, 'August 2026');
    expect(currentAddress()).toBe('/sales/list?month=2026-08&type=1');
    const reloaded = calls.slice(before);
    expect(reloaded).toHaveLength(4);
    for (const { parameter } of reloaded) expect(parameter).toMatchObject({ month: '2026-08' });
    await userEvent.click(screen.getByRole('link', { name: 'Azerbaijan' }));
    expect(currentAddress()).toBe('/sales/list?location=azerbaijan&type=1');
    for (const { parameter } of calls.slice(-4)) {
      expect(parameter).toMatchObject({ location: 'azerbaijan' });
      expect(parameter).not.toHaveProperty('month');
    }
  });

  it.each([
    [
      '?location=mars&month=2999-01&type=week',
      'en',
      'There are no figures for the country in the address. Those for Georgia are shown. ' +
        'There are no figures up to the month in the address. Those up to 9–15 Nov 2026 are shown. ' +
        'The address asks neither for weeks nor for months. Weeks are shown.',
      'Used cars: sold by week, Georgia',
    ],
    [
      '?location=azerbaijan&month=2020-01&type=1',
      'ge',
      'მისამართში მითითებულ თვეზე მონაცემები არ არის. ნაჩვენებია უახლოესი პერიოდი: ნოემბერი 2024.',
      'მეორადი ავტომობილები: გაყიდვები თვეების მიხედვით, აზერბაიჯანი',
    ],
  ] as const)('reports invalid parameters and what it shows instead: %s [SAL-3]', async (search, lang, words, name) => {
    await open(`/sales/list${search}`, { lang });
    expect(screen.getByText(words)).toBeVisible();
    expect(chart(name)).toBeVisible();
  });

  it('reports nothing for a valid address', async () => {
    await open('/sales/list?month=2026-03');
    expect(screen.queryByText(/the address/)).not.toBeInTheDocument();
  });

  it('ends with the last complete week, even in the current month [SAL-8]', async () => {
    const { currentAddress } = await open('/sales/list');
    const picker = screen.getByRole('combobox', { name: 'Figures up to' });
    const options = within(picker).getAllByRole('option');
    expect(options[0]).toHaveTextContent('9–15 Nov 2026');
    expect(options[1]).toHaveTextContent('October 2026');
    expect(picker).toHaveValue('');
    await userEvent.selectOptions(picker, '2026-10');
    expect(currentAddress()).toBe('/sales/list?month=2026-10');
  });

  it('shows "No data" in every chart without data [SAL-4]', async () => {
    await open('/sales/list', { answer: emptyMarket });
    const charts = screen.getAllByRole('figure');
    expect(charts).toHaveLength(6);
    for (const figure of charts) expect(figure).toHaveTextContent('No data');
  });

  it('shows source, date, update rule and demo note [SAL-6]', async () => {
    await open('/sales/list');
    expect(screen.getByText(/updated around the 10th of each month/)).toBeInTheDocument();
    expect(screen.getByText(/demo figures, made for this site/)).toBeInTheDocument();
    const charts = screen.getAllByRole('figure');
    expect(charts).toHaveLength(6);
    for (const figure of charts) {
      expect(figure).toHaveTextContent('Source: Caravan demo figures');
      expect(figure).toHaveTextContent('9–15 Nov 2026');
    }
  });

  it('has embed code for each chart with the same settings [SAL-7]', async () => {
    await open('/sales/list?location=azerbaijan&type=1&month=2026-03');
    const search = '?location=azerbaijan&month=2026-03&type=1&lang=en&currency=USD';
    expect(await copiedAddresses()).toEqual(
      Object.fromEntries(salesCharts.map(([id, name]) => [name, `/embed/sales/${id}${search}`])),
    );
  });

  it('saves every chart as PNG, SVG and CSV [SAL-5]', async () => {
    await open('/sales/list');
    for (const figure of screen.getAllByRole('figure')) {
      await userEvent.click(within(figure).getByText('Save'));
      expect([...figure.querySelectorAll('figcaption button')].map(({ textContent }) => textContent)).toEqual([
        'Picture (PNG)',
        'Drawing (SVG)',
        'Figures (CSV)',
        'Copy code for another site',
      ]);
      expect(figure.querySelectorAll('table')).toHaveLength(1);
    }
  });

  it('names no median year for "2009 and earlier"', async () => {
    const saleList = [{ name: '2026-11-09', value: 100, value2: null, value3: 9_000 }];
    const yearList = [
      { name: '2009 and earlier', value: 90, value2: 90 },
      { name: '2010', value: 10, value2: 10 },
    ];
    await open('/sales/list', {
      answer: (call, parameter) =>
        call === 'weekSoldStatistic' ? { timeRange: '', saleList, yearList } : market(call, parameter),
    });
    const years = chart('Sales of the week by model year, Georgia');
    expect(years).toHaveTextContent('≤ 2009');
    expect(within(years).queryByText(/of the cars sold are of/)).not.toBeInTheDocument();
  });
});

it('records each opened market and month and the stay on the previous one [TRK-2]', async () => {
  const track = jest.fn<void, Parameters<Track>>();
  await open('/sales/list', { site: { track } });
  await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
  await userEvent.click(screen.getByRole('link', { name: 'Azerbaijan' }));
  expect(track.mock.calls).toMatchObject([
    ['STATISTIC_SALE_PV', { location: 'georgia', month: '2026-10' }],
    ['STATISTIC_SALE_STAY', { location: 'georgia', month: '2026-10' }, 'http://localhost/sales/list'],
    ['STATISTIC_SALE_PV', { location: 'azerbaijan', month: '2026-10' }],
  ]);
});
