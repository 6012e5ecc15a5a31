import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@caravan/shared/testing';
import { openPart } from '../../testing/openPart';
import { widget } from './DataInsights';

const models: Record<string, { modelId: string; modelName: string; brandName: string }[]> = {
  georgia: [
    { modelId: 'prius', modelName: 'Prius', brandName: 'Toyota' },
    { modelId: 'camry', modelName: 'Camry', brandName: 'Toyota' },
  ],
  azerbaijan: [
    { modelId: 'accent', modelName: 'Accent', brandName: 'Hyundai' },
    { modelId: 'prius', modelName: 'Prius', brandName: 'Toyota' },
  ],
};

const answered: Answer = (call, { location, modelId }) =>
  call === 'hotModelList'
    ? models[String(location)]
    : {
        modelId,
        modelName: `Model ${String(modelId)}`,
        timeRange: '',
        dayList: [
          { name: '2026-11-02', value: 226, value2: 11_900, value3: 80 },
          { name: '2026-11-09', value: 207, value2: 12_040, value3: 82 },
        ],
      };

const item = (id: string) => ({
  id,
  image: '/media/news/port.svg',
  title: `News ${id}`,
  link: id === 'b' ? 'https://news.test/b' : `/sales/${id}`,
  icon: null,
  label: 'Market',
  labelColor: '#21605c',
  date: 1_793_700_000,
});

const open = (answer: Answer = answered, props: Record<string, unknown> = {}) =>
  openPart({
    Component: () => <widget.Component {...props} />,
    load: (context) => widget.load?.(context),
    address: '/home',
    answer,
  });

const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;

describe('data insights', () => {
  it('shows country, hot models, weekly sales and prices, and the remaining news [HOME-3]', async () => {
    const { asked, atStart } = await open(answered, { news: [item('a'), item('b')] });
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(country).toHaveValue('georgia');
    expect(
      within(country)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Georgia', 'Azerbaijan']);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Toyota Prius',
      'Toyota Camry',
    ]);
    const chart = screen.getByRole('figure', { name: 'Model prius: cars sold and median price by week, Georgia' });
    expect(chart).toHaveTextContent(/Cars solda week.*Median priceUS dollars/);
    expect(screen.getByRole('link', { name: 'News a' })).toHaveAttribute('href', '/sales/a');
    expect(screen.getByRole('link', { name: 'News b' })).toHaveAttribute('rel', 'noopener');
    // What `load` prepared on the server is not asked for again.
    expect(asked.map(({ call }) => call)).toEqual(['hotModelList', 'weekList']);
    expect(asked).toHaveLength(atStart);
  });

  it('shows the chosen model, by week [HOME-3]', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Camry' }));
    expect(await screen.findByRole('heading', { name: 'Model camry' })).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ call: 'weekList', parameter: { modelId: 'camry', location: 'georgia', type: 2 } });
  });

  it('selects the first hot model of another country [HOME-3]', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Camry' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'azerbaijan');
    expect(await screen.findByRole('heading', { name: 'Model accent' })).toBeInTheDocument();
    expect(chosen()).toBe('Hyundai Accent');
    expect(asked.slice(-2)).toEqual([
      { call: 'hotModelList', parameter: { location: 'azerbaijan', timeType: 2 } },
      { call: 'weekList', parameter: { modelId: 'accent', location: 'azerbaijan', type: 2 } },
    ]);
  });

  it('says in large figures what the last week was', async () => {
    await open();
    expect(screen.getByText('Sold in the last week').parentElement).toHaveTextContent('207week from 9 Nov 2026');
    expect(screen.getByText('Against the week before').parentElement).toHaveTextContent('−8.4%226 cars then');
  });

  it('keeps the models when the figures of one fail', async () => {
    await open((call, parameter) => (call === 'weekList' ? undefined : answered(call, parameter)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures of this model did not load');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('leaves out what is no news, since hosts change on their own', async () => {
    await open(answered, { news: [item('a'), { id: 'c', headline: 'New shape' }, null] });
    expect(screen.getAllByRole('link', { name: /^News/ })).toHaveLength(1);
  });
});
