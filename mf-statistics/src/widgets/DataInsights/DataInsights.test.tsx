import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import type { Site, Track } from '@caravan/shared/site';
import { readSheets, type Answer } from '@caravan/shared/testing';
import { openPart } from '../../testing/openPart';
import { widget } from './DataInsights';

beforeAll(readSheets);

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

const defaultAnswer: Answer = (call, { location, modelId }) =>
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

const open = (answer: Answer = defaultAnswer, props: object = {}, site: Partial<Site> = {}) =>
  openPart({
    Component: () => <widget.Component given={props} />,
    load: (context, url) => widget.load({ context, given: props, url }),
    address: '/home',
    answer,
    site,
  });

const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;

describe('data insights', () => {
  it('shows hot models with weekly figures and the remaining news [HOME-3]', async () => {
    const { calls, initialCount } = await open(defaultAnswer, { news: [item('a'), item('b')] });
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
    const sold = screen.getByRole('figure', { name: 'Model prius: sold by week, Georgia' });
    expect(sold).toHaveTextContent(/Cars soldper week/);
    const price = screen.getByRole('figure', { name: 'Model prius: median price by week, Georgia' });
    expect(price).toHaveTextContent(/Median priceUS dollars.*Axis starts at \$/);
    expect(screen.getByRole('link', { name: 'News a' })).toHaveAttribute('href', '/sales/a');
    expect(screen.getByRole('link', { name: 'News b' })).toHaveAttribute('rel', 'noopener');
    const folded = screen.getByText('More news (2)').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded).toContainElement(screen.getByRole('link', { name: 'News a' }));
    // Calls that `load` made on the server are not repeated.
    expect(calls.map(({ call }) => call)).toEqual(['hotModelList', 'weekList']);
    expect(calls).toHaveLength(initialCount);
  });

  it('shows the chosen model, by week [HOME-3]', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Camry' }));
    expect(await screen.findByRole('heading', { name: 'Model camry' })).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ call: 'weekList', parameter: { modelId: 'camry', location: 'georgia', type: 2 } });
  });

  it('selects the first hot model of another country [HOME-3]', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Camry' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'azerbaijan');
    expect(await screen.findByRole('heading', { name: 'Model accent' })).toBeInTheDocument();
    expect(chosen()).toBe('Hyundai Accent');
    expect(calls.slice(-2)).toEqual([
      { call: 'hotModelList', parameter: { location: 'azerbaijan', timeType: 2 } },
      { call: 'weekList', parameter: { modelId: 'accent', location: 'azerbaijan', type: 2 } },
    ]);
  });

  /** Opens the widget with another answer for the models of Azerbaijan. */
  const openWithModels = (azerbaijanAnswer: () => unknown) =>
    open((call, parameter) =>
      call === 'hotModelList' && parameter['location'] === 'azerbaijan'
        ? azerbaijanAnswer()
        : defaultAnswer(call, parameter),
    );
  const chartFrame = () =>
    screen.getByRole('link', { name: 'Sales of the whole market' }).parentElement?.previousSibling;
  const choose = (country: string) => userEvent.selectOptions(screen.getByRole('combobox'), country);

  it('never shows figures of another country while models load [HOME-3]', async () => {
    await openWithModels(() => new Promise(() => {}));
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
    await choose('azerbaijan');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Model prius' })).not.toBeInTheDocument();
    expect(screen.queryByText('No data')).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    // Nothing below moves.
    expect(chartFrame()).toHaveStyle({ minHeight: '640px' });
    await choose('georgia');
    expect(screen.getByRole('figure', { name: /^Model prius: sold.*Georgia$/ })).toBeInTheDocument();
    expect(chartFrame()).not.toHaveStyle({ minHeight: '640px' });
  });

  it('shows only the failure for a country whose models failed to load [HOME-10]', async () => {
    const lists = [undefined, models['azerbaijan']];
    await openWithModels(() => lists.shift());
    await choose('azerbaijan');
    expect(await screen.findByRole('alert')).toHaveTextContent('The list of models did not load');
    expect(screen.queryByText('No data')).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure', { name: /^Model accent: sold.*Azerbaijan$/ })).toBeInTheDocument();
  });

  const openWithList = (list: unknown) =>
    open((call, parameter) => (call === 'hotModelList' ? list : defaultAnswer(call, parameter)));
  const expectNoModels = (): void => {
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  };

  it('shows "No data" and no skeleton for an empty list of models [SAL-4]', async () => {
    await openWithList([]);
    expect(await screen.findByText('No data')).toBeInTheDocument();
    expectNoModels();
  });

  it('shows a failure, not "No data", for a failed list of models [HOME-10]', async () => {
    await openWithList(undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent('The list of models did not load');
    expect(screen.queryByText('No data')).not.toBeInTheDocument();
    expectNoModels();
  });

  it('shows the last week in large figures', async () => {
    await open();
    expect(screen.getByText('Sold in the last week').parentElement).toHaveTextContent('2079–15 Nov 2026');
    expect(screen.getByText('Change from the week before').parentElement).toHaveTextContent(
      '−8.4%226 cars the week before',
    );
  });

  it('links to the page of the shown model in its country [PMS-1]', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'azerbaijan');
    expect(await screen.findByRole('link', { name: 'Model accent' })).toHaveAttribute(
      'href',
      '/sales/detail/week/accent?location=azerbaijan',
    );
  });

  it('keeps the models when the figures of one fail', async () => {
    await open((call, parameter) => (call === 'weekList' ? undefined : defaultAnswer(call, parameter)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures of this model did not load');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('ignores invalid news, because hosts are deployed independently', async () => {
    await open(defaultAnswer, { news: [item('a'), { id: 'c', headline: 'New shape' }, null] });
    expect(screen.getAllByRole('link', { name: /^News/ })).toHaveLength(1);
  });
});

describe('tracking of data insights', () => {
  const originalObserver = window.IntersectionObserver;
  afterEach(() => {
    window.IntersectionObserver = originalObserver;
  });

  /** Replaces the tests' IntersectionObserver. Calling the result brings the section into view. */
  const observeSection = () => {
    const watchers: ((isIntersecting?: boolean) => void)[] = [];
    const createObserver = (callback: (entries: { isIntersecting: boolean }[]) => void) => ({
      observe: (target: Element) => {
        if (target.matches('section')) watchers.push((isIntersecting = true) => callback([{ isIntersecting }]));
      },
      disconnect: () => {},
    });
    Object.assign(window, { IntersectionObserver: jest.fn(createObserver) });
    return (isIntersecting?: boolean) => act(() => watchers.forEach((notify) => notify(isIntersecting)));
  };

  const openTracked = async () => {
    const track = jest.fn<void, Parameters<Track>>();
    await open(defaultAnswer, { news: [item('a'), item('b')] }, { track });
    return track;
  };

  it('records the shown model once when it first comes into view [TRK-2]', async () => {
    const comeIntoView = observeSection();
    const track = await openTracked();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Camry' }));
    expect(track).not.toHaveBeenCalled();
    comeIntoView();
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota Prius' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'azerbaijan');
    expect(await screen.findByRole('radio', { name: 'Hyundai Accent' })).toBeChecked();
    expect(track.mock.calls).toEqual([['HOME_ANALYSIS_PV', { modelId: 'camry', location: 'georgia' }]]);
  });

  it('records it again when the visitor returns [TRK-2]', async () => {
    const comeIntoView = observeSection();
    const track = jest.fn<void, Parameters<Track>>();
    const props = { news: [] };
    const Page = () => {
      const [isLeft, setLeft] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setLeft(!isLeft)}>
            {isLeft ? 'Back' : 'Leave'}
          </button>
          <Activity mode={isLeft ? 'hidden' : 'visible'}>
            <widget.Component given={props} />
          </Activity>
        </>
      );
    };
    await openPart({
      Component: Page,
      load: (context, url) => widget.load({ context, given: props, url }),
      address: '/home',
      answer: defaultAnswer,
      site: { track },
    });
    comeIntoView();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(track).toHaveBeenCalledTimes(1);
    comeIntoView();
    expect(track).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'records it after a return from the browser’s cache only if it is in view: %s [TRK-2]',
    async (isInView, times) => {
      const comeIntoView = observeSection();
      const track = await openTracked();
      comeIntoView();
      comeIntoView(isInView);
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(track).toHaveBeenCalledTimes(times);
      comeIntoView();
      expect(track).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['a', 'b'])('records an opened news item: %s [TRK-2]', async (id) => {
    const track = await openTracked();
    await userEvent.click(screen.getByRole('link', { name: `News ${id}` }));
    expect(track.mock.calls).toEqual([['HOME_NEWS_PV', { id, title: `News ${id}` }]]);
  });
});
