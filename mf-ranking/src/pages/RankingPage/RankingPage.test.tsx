import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { metaOf } from '@caravan/shared/testing';
import english from '../../locales/en.json';
import georgian from '../../locales/ge.json';
import { elevenPages, expectFocusOnListWith, openPage, pageOf, row } from '../../testing/openPage';
import { page } from './RankingPage';

const series = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const rowNamed = (name: string) => row(1, { seriesInfo: { ...row(1).seriesInfo, seriesNameEn: name } });

/** Answers the first page at once, and others when the test does so. */
const waitingPages = () => {
  const pending: (() => void)[] = [];
  return {
    answer: ({ current }: Readonly<Record<string, unknown>>) => {
      const list = pageOf([rowNamed(`Page ${String(current)}`)], 110);
      return current === 1 ? elevenPages : new Promise((resolve) => pending.push(() => resolve(list)));
    },
    answerPage: () => act(async () => pending.shift()?.()),
  };
};

describe('the ranking page', () => {
  it('links five types and loads the first page of each [RNK-1]', async () => {
    const names: Record<number, string> = { 11: 'Qin', 60: 'SU7', 1: 'Model Y', 58: 'M9', 52: 'Seagull' };
    const answer = ({ rankType }: { rankType?: unknown }) => pageOf([rowNamed(names[Number(rankType)] ?? '?')], 30);
    const { requests, currentAddress } = await openPage('/sales/sale?carType=suv&page=2', { answer });
    const tiles = within(screen.getByRole('navigation', { name: 'Rankings' }));
    expect(tiles.getAllByRole('link')).toHaveLength(5);
    for (const [tile, address, first] of [
      [/^Electric/, '/sales/energy', 'SU7'],
      [/^Popular/, '/sales/hot', 'Model Y'],
      [/^Owners/, '/sales/division', 'M9'],
      [/^Price cuts/, '/sales/price', 'Seagull'],
      [/^Sales/, '/sales/sale', 'Qin'],
    ] as const) {
      await userEvent.click(tiles.getByRole('link', { name: tile }));
      expect(await screen.findByRole('heading', { level: 3, name: first })).toBeInTheDocument();
      expect(currentAddress()).toBe(address);
      expect(tiles.getByRole('link', { current: 'page' })).toHaveAccessibleName(tile);
      expect(requests.at(-1)).toMatchObject({ current: 1 });
    }
  });

  it.each(['sale', 'energy', 'hot', 'division', 'price'])(
    'says which month the ranking %s shows [SAL-9]',
    async (id) => {
      await openPage(`/sales/${id}`);
      expect(screen.getByText('October 2026', { selector: 'span' })).toBeVisible();
    },
  );

  it.each([
    ['type', '/sales/sale', 11, /^Popular/],
    ['filter', '/sales/energy', 60, 'Winter consumption'],
  ])('clears the list while that of another %s loads [RNK-1] [RNK-5]', async (_what, address, shownType, name) => {
    const never = new Promise(() => {});
    await openPage(address, { answer: ({ rankType }) => (rankType === shownType ? elevenPages : never) });
    expect(series()).toEqual(['Series 1', 'Series 2']);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(series()).toEqual([]);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  it('lists the sale months, newest first [RNK-3]', async () => {
    const { requests, currentAddress } = await openPage('/sales/sale');
    const months = screen.getByRole('combobox', { name: 'Month' });
    const values = within(months)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(values).toHaveLength(6);
    expect(months).toHaveValue(values[0]);
    expect(requests[0]).toMatchObject({ month: values[0] });
    await userEvent.selectOptions(months, values[2] ?? '');
    expect(currentAddress()).toBe(`/sales/sale?month=${values[2]}`);
    expect(requests.at(-1)).toMatchObject({ month: values[2], current: 1 });
  });

  it('shows ten rows a page, each page with an address [RNK-9]', async () => {
    const answer = ({ current, size }: Readonly<Record<string, unknown>>) =>
      pageOf(
        Array.from({ length: Number(size) }, (_, index) => row((Number(current) - 1) * 10 + index + 1)),
        35,
      );
    const { requests, currentAddress, initialCount } = await openPage('/sales/hot?page=2', { answer });
    expect(series()).toEqual(Array.from({ length: 10 }, (_, index) => `Series ${index + 11}`));
    expect(requests).toHaveLength(initialCount);
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await expectFocusOnListWith('Series 21');
    expect(currentAddress()).toBe('/sales/hot?page=3');
    expect(screen.queryByRole('link', { name: 'Page 5' })).not.toBeInTheDocument();
  });

  it('ignores a link to a page while another page loads [RNK-5]', async () => {
    const { answer, answerPage } = waitingPages();
    const { requests, currentAddress, initialCount } = await openPage('/sales/hot', { answer });
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 11' }));
    expect(currentAddress()).toBe('/sales/hot?page=2');
    expect(requests).toHaveLength(initialCount + 1);
    await answerPage();
    expect(await screen.findByText('Page 2', { selector: 'h3' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Page 11' }));
    expect(currentAddress()).toBe('/sales/hot?page=11');
    await answerPage();
    expect(await screen.findByText('Page 11', { selector: 'h3' })).toBeInTheDocument();
  });

  it('lets a filter replace a page that is loading [RNK-5]', async () => {
    const { answer, answerPage } = waitingPages();
    const { currentAddress } = await openPage('/sales/hot', {
      answer: (asked) => (asked['carType'] === 'suv' ? pageOf([rowNamed('Only SUVs')], 11) : answer(asked)),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await userEvent.click(screen.getByRole('link', { name: 'SUV' }));
    expect(await screen.findByText('Only SUVs')).toBeInTheDocument();
    await answerPage();
    expect(series()).toEqual(['Only SUVs']);
    expect(currentAddress()).toBe('/sales/hot?carType=suv');
  });

  it('shows an error in place of the list, with a retry', async () => {
    const server = { down: true };
    await openPage('/sales/hot', { answer: () => (server.down ? undefined : elevenPages) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The ranking did not load');
    expect(screen.getByRole('navigation', { name: 'Rankings' })).toBeInTheDocument();
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Series 1')).toBeInTheDocument();
  });

  it('links to the whole list when nothing is ranked', async () => {
    await openPage('/sales/division?carType=mpv', { answer: () => pageOf([]) });
    expect(screen.getByRole('link', { name: /Show all cars/ })).toHaveAttribute(
      'href',
      '/sales/division?from=0&to=100',
    );
  });

  it('moves the focus to the whole list when nothing is ranked', async () => {
    await openPage('/sales/division?carType=mpv', { answer: ({ carType }) => pageOf(carType ? [] : [row(1)]) });
    await userEvent.click(screen.getByRole('link', { name: /Show all cars/ }));
    await expectFocusOnListWith('Series 1');
  });

  it('links from beyond the last page to the first', async () => {
    await openPage('/sales/hot?carType=suv&page=99', { answer: () => pageOf([], 42) });
    expect(screen.getByText('The ranking ends before this page')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/sales/hot?carType=suv',
    );
  });

  it.each([
    ['by=rumour', /does not have the measure in the address/],
    ['month=2099-01', /no ranking of the month in the address/],
    ['carType=bike', /body type in the address is unknown/],
    ['from=9&to=3', /price range in the address does not exist/],
    ['page=many', /page in the address does not exist/],
  ])('reports an invalid parameter and the default that replaces it: %s', async (query, text) => {
    await openPage(`/sales/sale?${query}`);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(series()).toEqual(['Series 1', 'Series 2']);
  });

  it('describes each ranking to search engines by its own text [SHELL-19]', () => {
    const descriptions = ['sale', 'energy', 'hot', 'division', 'price'].flatMap((id) => [
      metaOf(page, 'ranking', english, { params: { id } }).description,
      metaOf(page, 'ranking', georgian, { params: { id }, lang: 'ge' }).description,
    ]);
    expect(descriptions).toContain('The models that Chinese buyers look up most.');
    expect(new Set(descriptions).size).toBe(10);
  });

  it('gives the tab the title of the ranking, in both languages [RNK-8]', () => {
    const params = { id: 'price' };
    expect(metaOf(page, 'ranking', english, { params })).toEqual({
      title: 'Largest price cuts in China',
      heading: 'Largest price cuts in China',
      description: 'Cars that dealers offer furthest below the guide price.',
    });
    expect(metaOf(page, 'ranking', georgian, { params, lang: 'ge' }).title).toMatch(/ჩინეთში/);
  });
});

it('records each opened ranking and the stay on the previous one [TRK-2]', async () => {
  const track = jest.fn<void, Parameters<Track>>();
  await openPage('/sales/sale', { site: { track } });
  await userEvent.click(screen.getByRole('link', { name: 'SUV' }));
  await userEvent.click(screen.getByRole('link', { name: /^Popular/ }));
  expect(track.mock.calls).toMatchObject([
    ['DATA_RANKING_PV', { id: 'sale' }],
    ['DATA_RANKING_STAY', { id: 'sale' }, 'http://localhost/sales/sale'],
    ['DATA_RANKING_PV', { id: 'hot' }],
  ]);
});
