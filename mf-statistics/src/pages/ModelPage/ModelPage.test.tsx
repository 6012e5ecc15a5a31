import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { testHost, translateBy, watchFiles } from '@caravan/shared/testing';
import { api } from '../../api/api';
import { modelView } from '../../api/modelView';
import { copiedAddresses, modelCharts } from '../../testing/embedded';
import { model } from '../../testing/model';
import { openPage, type PageOptions } from '../../testing/openPart';
import { texts } from '../../testing/texts';
import { modelMeta } from './modelMeta';
import { page } from './ModelPage';

const open = (address: string, options: Partial<PageOptions> = {}) =>
  openPage(page, address, { answer: model, ...options });

const chart = (name: string | RegExp) => screen.getByRole('figure', { name });

describe('the page of a model', () => {
  it('lists each model in the sitemap in a market that sells it [SHELL-19]', async () => {
    const models = (...ids: string[]) => [
      {
        brandName: 'Brand',
        logo: '/media/brands/byd.svg',
        models: ids.map((modelId) => ({ modelId, modelName: modelId })),
      },
    ];
    const { context } = testHost({
      part: api,
      texts: {},
      answer: (_call, { location }) =>
        location === 'georgia' ? models('toyota-prius') : models('toyota-prius', 'chevrolet-cobalt'),
    });
    expect(await page.addresses(context)).toEqual([
      '/sales/detail/week/toyota-prius',
      '/sales/detail/week/chevrolet-cobalt?location=azerbaijan',
    ]);
  });

  it('has embed code for each chart with the same settings [SAL-7]', async () => {
    await open('/sales/detail/week/toyota-prius?month=2026-08');
    const search = '?month=2026-08&lang=en&currency=USD';
    expect(await copiedAddresses()).toEqual(
      Object.fromEntries(modelCharts.map(([id, name]) => [name, `/embed/model/week/toyota-prius/${id}${search}`])),
    );
  });

  it('saves each chart with its own name, language and currency [SAL-5]', async () => {
    await open('/sales/detail/week/toyota-prius');
    const files = watchFiles();
    for (const figure of screen.getAllByRole('figure').map((element) => within(element))) {
      await userEvent.click(figure.getByText('Save'));
      await userEvent.click(figure.getByRole('button', { name: 'Figures (CSV)' }));
    }
    await waitFor(() => expect(files).toHaveLength(modelCharts.length));
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    for (const { name } of files) expect(name).toMatch(/^caravan-toyota-prius-.*-georgia-week-.*-en-usd\.csv$/);
  });

  it('shows sales and prices by week or month, as its path says [PMS-1]', async () => {
    const { calls, initialCount, currentAddress } = await open('/sales/detail/week/toyota-prius');
    expect(calls).toHaveLength(initialCount);
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'salePriceTrends')?.parameter).toEqual({
      modelId: 'toyota-prius',
      location: 'georgia',
      type: 2,
    });
    expect(chart('Toyota Prius: sold by week, Georgia')).toHaveTextContent(
      'Sales rose 10% in the weeks from 2 Nov 2026 to 15 Nov 2026',
    );
    expect(chart('Toyota Prius: median price by week, Georgia')).toHaveTextContent(
      'The median price fell 5% in the weeks from 2 Nov 2026 to 15 Nov 2026',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    expect(await screen.findByRole('figure', { name: 'Toyota Prius: sold by month, Georgia' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/sales/detail/month/toyota-prius');
    for (const call of ['salePriceTrends', 'modelAnalysis', 'modelViewStatistic']) {
      expect(calls.findLast((request) => request.call === call)?.parameter).toMatchObject({ type: 1 });
    }
  });

  it('links hot models of the last weeks in both intervals [PMS-1]', async () => {
    const { calls, currentAddress } = await open('/sales/detail/month/toyota-prius?month=2026-05');
    const hotCalls = calls.filter(({ call }) => call === 'hotModelList');
    expect(hotCalls.map(({ parameter }) => parameter)).toContainEqual({ location: 'georgia', timeType: 2 });
    const hot = within(screen.getByRole('navigation', { name: 'Best-selling models' }));
    expect(hot.getByRole('link', { current: 'page' })).toHaveAccessibleName('Toyota Prius');
    await userEvent.click(hot.getByRole('link', { name: 'Toyota Camry' }));
    expect(currentAddress()).toBe('/sales/detail/month/toyota-camry?month=2026-05');
  });

  it('keeps the month and the interval that are loading when a hot model is chosen [SHELL-25]', async () => {
    const { currentAddress } = await open('/sales/detail/week/toyota-prius', {
      site: { goingTo: () => ({ params: { type: 'month', id: 'toyota-prius' }, search: '?month=2026-08' }) },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Toyota Camry' }));
    expect(currentAddress()).toBe('/sales/detail/month/toyota-camry?month=2026-08');
  });

  it('requests the chosen month and keeps it in the address [PMS-1] [SAL-3]', async () => {
    const { calls, currentAddress } = await open('/sales/detail/week/toyota-prius?location=azerbaijan');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Figures up to' }), 'August 2026');
    expect(currentAddress()).toBe('/sales/detail/week/toyota-prius?location=azerbaijan&month=2026-08');
    for (const call of ['salePriceTrends', 'modelAnalysis', 'modelViewStatistic']) {
      expect(calls.findLast((request) => request.call === call)?.parameter).toEqual({
        modelId: 'toyota-prius',
        location: 'azerbaijan',
        month: '2026-08',
        type: 2,
      });
    }
  });

  it('reports invalid parameters and what it shows instead [SAL-3]', async () => {
    const { calls } = await open('/sales/detail/month/toyota-prius?location=mars&month=soon');
    expect(
      screen.getByText(
        'There are no figures for the country in the address. Those for Georgia are shown. ' +
          'There are no figures up to the month in the address. Those up to October 2026 are shown.',
      ),
    ).toBeVisible();
    expect(calls.find(({ call }) => call === 'salePriceTrends')?.parameter).not.toHaveProperty('month');
  });

  it('links to the first hot model of another country [SAL-3]', async () => {
    const { currentAddress, calls } = await open('/sales/detail/week/toyota-camry?month=2026-05');
    await userEvent.click(screen.getByRole('link', { name: 'Azerbaijan' }));
    expect(currentAddress()).toBe('/sales/detail/week/hyundai-elantra?location=azerbaijan');
    expect(calls.findLast(({ call }) => call === 'salePriceTrends')?.parameter).toEqual({
      modelId: 'hyundai-elantra',
      location: 'azerbaijan',
      type: 2,
    });
  });

  it('finds any model by keyboard [PMS-1]', async () => {
    const { currentAddress, calls } = await open('/sales/detail/week/toyota-prius');
    expect(calls.some(({ call }) => call === 'modelTree')).toBe(false);
    screen.getByRole('button', { name: 'Choose another model' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Models sold in Georgia' }));
    expect(await dialog.findByRole('button', { name: 'Toyota' })).toHaveAttribute('aria-expanded', 'true');
    dialog.getByRole('searchbox').focus();
    await userEvent.keyboard('ela{ArrowDown}{Enter}');
    expect(currentAddress()).toBe('/sales/detail/week/hyundai-elantra');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("shows price, mileage and year as bars with the API's names [PMS-2]", async () => {
    await open('/sales/detail/week/toyota-prius');
    for (const [name, message, row] of [
      ['price', 'Half of the cars sold for less than $9,500.', '$8,000–9,0006060.0%'],
      ['mileage', 'Half of the cars had run less than 118,000 km.', '100,000–120,000 km6060.0%'],
      ['model year', 'At least half of the cars were built in 2014 or later.', '20146060.0%'],
    ] as const) {
      const figure = within(chart(`Toyota Prius: cars sold by ${name}, Georgia`));
      expect(figure.getByRole('heading', { name: message })).toBeInTheDocument();
      expect(figure.getAllByRole('row')[1]).toHaveTextContent(row);
      expect(figure.getByText('9–15 Nov 2026')).toBeInTheDocument();
    }
  });

  it("shows the model's rank in its market, or a dash", async () => {
    await open('/sales/detail/week/toyota-prius');
    const stat = (label: string) => screen.getByText(label).parentElement;
    expect(stat('Rank among all models')).toHaveTextContent('2— in the previous period');
    expect(stat('Share of the market')).toHaveTextContent('9.2%');
    expect(stat('On offer')).toHaveTextContent('1,210');
  });

  it('answers 404 for an unknown model and an impossible id [PMS-3]', async () => {
    await expect(open('/sales/detail/week/nothing')).rejects.toMatchObject({ status: 404 });
    await expect(open(`/sales/detail/week/${'x'.repeat(65)}`)).rejects.toMatchObject({ status: 404 });
  });

  it('shows "No data" in every chart without sales [SAL-4]', async () => {
    await open('/sales/detail/week/toyota-prius', {
      answer: (call, parameter) => {
        const answer = model(call, parameter);
        const emptyLists = {
          saleList: [],
          priceList: [],
          runList: [],
          yearList: [],
          priceText: '',
          runText: '',
          yearText: '',
        };
        return call === 'salePriceTrends' || call === 'modelAnalysis'
          ? { modelId: 'toyota-prius', modelName: 'Toyota Prius', timeRange: '', ...emptyLists }
          : answer;
      },
    });
    const charts = screen.getAllByRole('figure');
    expect(charts).toHaveLength(5);
    for (const figure of charts) expect(figure).toHaveTextContent('No data');
  });

  it('dims only the part whose new figures are loading', async () => {
    const never = new Promise(() => {});
    await open('/sales/detail/week/toyota-prius', {
      answer: (call, parameter) =>
        parameter['month'] === '2026-08' && call === 'modelAnalysis' ? never : model(call, parameter),
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Figures up to' }), 'August 2026');
    const isBusy = (name: string) => chart(`Toyota Prius: ${name}, Georgia`).closest('[aria-busy="true"]') !== null;
    await waitFor(() => expect(isBusy('sold by week')).toBe(false));
    for (const name of ['price', 'mileage', 'model year']) expect(isBusy(`cars sold by ${name}`)).toBe(true);
  });

  it('never shows figures of weeks below texts of months', async () => {
    const never = new Promise(() => {});
    await open('/sales/detail/week/toyota-prius', {
      answer: (call, parameter) => (parameter['type'] === 1 ? never : model(call, parameter)),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    await waitFor(() => expect(screen.getAllByText('Loading…')).toHaveLength(2));
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByText('Sold in the last month')).not.toBeInTheDocument();
  });

  it('keeps other parts when one call fails until its retry', async () => {
    const server = { down: true };
    await open('/sales/detail/week/toyota-prius', {
      answer: (call, parameter) => (server.down && call === 'modelAnalysis' ? undefined : model(call, parameter)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Price, mileage and model years did not load');
    expect(screen.getAllByRole('figure')).toHaveLength(2);
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure', { name: /cars sold by price/ })).toBeInTheDocument();
  });

  it('describes its figures to search engines', () => {
    const t = translateBy(texts.en);
    const view = modelView('week', 'toyota-prius', new URLSearchParams('location=azerbaijan'), '2026-11-22');
    const trend = {
      modelId: 'toyota-prius',
      modelName: 'Toyota Prius',
      timeRange: '',
      saleList: [
        { name: '2026-11-02', value: 200, value2: null, value3: 10_000 },
        { name: '2026-11-09', value: 220, value2: null, value3: 9_500 },
      ],
    };
    const { title, canonicalSearch, description, breadcrumbs, jsonLd } = modelMeta(
      view,
      trend,
      undefined,
      { lang: 'en', currency: 'USD', country: 'georgia', today: '2026-11-22' },
      t,
    );
    expect(title).toBe('Toyota Prius: sales and price in Azerbaijan');
    expect(description).toMatch(/220 sold in the period 9–15 Nov 2026, median price \$9,500.*Demo figures\.$/);
    expect(canonicalSearch).toBe('?location=azerbaijan');
    expect(breadcrumbs).toMatchObject([{ path: '/sales/list?location=azerbaijan' }]);
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Dataset',
        url: '/sales/detail/week/toyota-prius?location=azerbaijan',
        temporalCoverage: '2026-11-02/2026-11-15',
        spatialCoverage: { '@type': 'Place' },
      },
    ]);
  });
});

it('records each opened model and the stay on the previous one [TRK-2]', async () => {
  const track = jest.fn<void, Parameters<Track>>();
  await open('/sales/detail/week/toyota-prius', { site: { track } });
  await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
  expect(track.mock.calls).toMatchObject([
    ['STATISTIC_MODEL_PV', { modelId: 'toyota-prius', type: 'week' }],
    [
      'STATISTIC_MODEL_STAY',
      { modelId: 'toyota-prius', type: 'week' },
      'http://localhost/sales/detail/week/toyota-prius',
    ],
    ['STATISTIC_MODEL_PV', { modelId: 'toyota-prius', type: 'month' }],
  ]);
});
