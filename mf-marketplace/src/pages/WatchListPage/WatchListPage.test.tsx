import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FinderVehicle, VehicleDetail } from '@caravan/shared/contracts/calls';
import { car, vehicle } from '../../testing/fixtures';
import { equipment, usedCar } from '../CarPage/testing/usedCar';
import { fails, renderSite, type Answers } from '../../testing/renderSite';
import { page } from './WatchListPage';

const cars = (...names: string[]): FinderVehicle[] =>
  names.map((name, index) => vehicle({ itemId: String(index + 1), name, price: 9_500 }));

const listOf = (data: readonly FinderVehicle[]) => ({ current: 1, size: 100, total: data.length, data });

const detail = (id: string, change: Partial<VehicleDetail> = {}): VehicleDetail => ({
  itemId: id,
  name: `Car ${id}`,
  brandName: 'Kia',
  modelName: 'Optima',
  seriesName: null,
  odometer: 1,
  price: 1000 * Number(id),
  description: '',
  images: ['/media/film.mp4', '/media/front.jpg'],
  overview: [{ code: 'fuel', key: 'Fuel', value: 'Petrol', colorHex: null, valueEn: null, valueGe: null }],
  attributes: [
    { code: 'fuel', group: 'Engine', key: 'Fuel again', value: 'Petrol' },
    { code: 'doors', group: 'General', key: 'Doors', value: id },
  ],
  checkTime: null,
  accidents: null,
  owners: null,
  ccic: null,
  fleet: null,
  updateTime: 1,
  recommended: [],
  ...change,
});

interface Opened {
  readonly address?: string;
  readonly answers?: Answers;
}

const open = (list: readonly FinderVehicle[], { address = '/watch-list', answers = {} }: Opened = {}) =>
  renderSite(<page.Component />, {
    address,
    answers: { watchList: listOf(list), watch: { watched: true }, ...answers },
    answering: (call, parameter) => {
      if (call !== 'getFinderVehicleDetail' || call in answers) return undefined;
      const id = typeof parameter === 'object' && parameter !== null && 'id' in parameter ? String(parameter.id) : '';
      return id === '9' ? undefined : detail(id);
    },
  });

/** Opens the comparison of two vehicles. */
const openCompared = (first: VehicleDetail, second: VehicleDetail) =>
  renderSite(<page.Component />, {
    address: '/watch-list?compare=1,2',
    answers: { watchList: listOf([]) },
    answering: (call, parameter) => {
      if (call !== 'getFinderVehicleDetail') return undefined;
      return JSON.stringify(parameter).includes('"id":"1"') ? first : second;
    },
  });

const mixedCalls = { getUsedCarInfo: usedCar(), carCompare: equipment };
const stored = (): unknown => JSON.parse(localStorage.getItem('item-collect') ?? 'null');
const card = (name: string) => screen.findByRole('link', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
beforeEach(() => localStorage.clear());

describe('the watch list', () => {
  it('fetches a hundred vehicles and updates the stored list [WAT-1]', async () => {
    localStorage.setItem('item-collect', '["gone"]');
    const { lastParameter } = open(cars('Kia', 'Opel', 'BYD'));
    expect(await card('BYD')).toHaveAttribute('href', '/detail/3');
    expect(lastParameter('watchList')).toEqual({ clientId: '0123456789abcdef0123456789abcdef', current: 1, size: 100 });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Kia',
      'Opel',
      'BYD',
    ]);
    expect(screen.getByText('Cars: 3')).toBeInTheDocument();
    expect(stored()).toEqual(['1', '2', '3']);
  });

  it('links to catalogue and finder if the list is empty [WAT-1]', async () => {
    open([]);
    expect(await screen.findByText('Your watch list is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Catalogue' })).toHaveAttribute('href', '/cars');
    expect(screen.getByRole('link', { name: 'Cars in stock here' })).toHaveAttribute('href', '/vehicles');
  });

  it('reports a failed load and retries', async () => {
    open([], { answers: { watchList: fails } });
    expect(await screen.findByText('The watch list did not load')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('removes a vehicle and focuses the undo button in its place [WAT-2]', async () => {
    const { lastParameter } = open(cars('Kia', 'Opel'));
    await card('Kia');
    await click('Remove Kia');
    expect(screen.queryByRole('link', { name: 'Kia' })).not.toBeInTheDocument();
    expect(screen.getByText('Kia removed from your watch list.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo Kia' })).toHaveFocus();
    expect(stored()).toEqual(['2']);
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '1', type: 2 }));
    await click('Undo Kia');
    expect(await card('Kia')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Kia' })).toHaveFocus();
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '1', type: 1 }));
  });

  it('restores the card if removing it fails [WAT-2]', async () => {
    open(cars('Kia', 'Opel'), { answers: { watch: fails } });
    await card('Kia');
    await click('Remove Kia');
    expect(await card('Kia')).toBeInTheDocument();
    expect(stored()).toEqual(['2', '1']);
  });
});

describe('the choice for a comparison', () => {
  it('allows two to four choices and writes them into the address [WAT-3]', async () => {
    const { query } = open(cars('A', 'B', 'C', 'D', 'E'));
    await card('A');
    await tick('A');
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
    for (const name of ['B', 'C', 'D', 'E']) await tick(name);
    expect(screen.getByRole('checkbox', { name: 'Compare E' })).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('You can compare up to four cars. Remove one to add another.');
    const link = screen.getByRole('link', { name: 'Compare' });
    expect(link).toHaveAttribute('href', '/watch-list?compare=1,2,3,4');
    await userEvent.click(link);
    expect(query()).toEqual({ compare: '1,2,3,4' });
    expect(await screen.findByRole('heading', { name: 'Comparison' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Close comparison' }));
    expect(query()).toEqual({});
    expect(screen.getByRole('region', { name: 'Watched cars' })).toHaveFocus();
  });

  it('leaves out vehicles that were removed', async () => {
    open(cars('A', 'B', 'C'));
    await card('A');
    for (const name of ['A', 'B', 'C']) await tick(name);
    await click('Remove B');
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/watch-list?compare=1,3');
  });

  it('does not restore a removed vehicle as a fifth choice [WAT-3]', async () => {
    open(cars('A', 'B', 'C', 'D', 'E'));
    await card('A');
    for (const name of ['A', 'B', 'C', 'D', 'E']) await tick(name);
    expect(
      screen.getByText('You can compare up to four cars. Remove one to add another.', { exact: false }),
    ).toBeInTheDocument();
    await click('Remove B');
    expect(screen.getByText('3 of 4 selected')).toBeInTheDocument();
    await tick('E');
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/watch-list?compare=1,3,4,5');
    await click('Undo B');
    expect(screen.getByRole('checkbox', { name: 'Compare B' })).not.toBeChecked();
    expect(screen.getByText('4 of 4 selected')).toBeInTheDocument();
  });

  it('focuses the list when the choice is cleared [WAT-3]', async () => {
    open(cars('A', 'B'));
    await card('A');
    await tick('A');
    await click('Clear');
    expect(screen.queryByRole('region', { name: 'Cars to compare' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Watched cars' })).toHaveFocus();
  });

  it('ignores vehicles in the address that are not watched [WAT-3]', async () => {
    open(cars('A', 'B'), { address: '/watch-list?compare=6,7,8,10' });
    await card('A');
    await tick('A');
    await tick('B');
    expect(screen.getByRole('checkbox', { name: 'Compare A' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/watch-list?compare=1,2');
  });
});

describe('the comparison', () => {
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it('opens from the address with prices, overview and attributes [WAT-3]', async () => {
    open(cars('A'), { address: '/watch-list?compare=1,2' });
    await screen.findByRole('table');
    expect(screen.getByRole('columnheader', { name: 'Car 2' })).toBeInTheDocument();
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Price (differs)', '$1,000', '$2,000'],
        ['Fuel', 'Petrol', 'Petrol'],
        ['Doors (differs)', '1', '2'],
      ]),
    );
    expect(screen.queryByText(/Fuel again/)).not.toBeInTheDocument();
  });

  it('shows each vehicle’s first picture, not a video [WAT-3]', async () => {
    open(cars('A'), { address: '/watch-list?compare=1,2' });
    const pictures = (await screen.findByRole('table')).querySelectorAll('img');
    expect([...pictures].map(({ src }) => new URL(src).pathname)).toEqual(['/media/front.jpg', '/media/front.jpg']);
  });

  it('reports that there is no difference [WAT-3]', async () => {
    const sameValues = { price: 1000, attributes: [] };
    openCompared(detail('1', sameValues), detail('2', sameValues));
    await screen.findByRole('table');
    const differences = screen.getByRole('checkbox', { name: 'Show differences only' });
    await userEvent.click(differences);
    expect(screen.getByRole('status')).toHaveTextContent('These cars have no differences.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(differences);
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows only differences on request [WAT-3]', async () => {
    open(cars('A'), { address: '/watch-list?compare=1,2' });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.queryByRole('rowheader', { name: 'Fuel' })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /^Doors/ })).toBeInTheDocument();
  });

  it('names an unavailable vehicle and shows the others [WAT-3]', async () => {
    open(cars('A'), { address: '/watch-list?compare=1,9,2' });
    expect(await screen.findByText(/Car 9 could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Car 1' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Car 2' })).toBeInTheDocument();
  });

  it('shows a line that only one car has, not stated for the others [WAT-3]', async () => {
    const towbar = { code: 'towbar', group: 'General', key: 'Towbar', value: 'Yes' };
    openCompared(detail('1', { price: null }), detail('2', { attributes: [towbar] }));
    await screen.findByRole('table');
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Price', 'not stated', '$2,000'],
        ['Towbar', 'not stated', 'Yes'],
      ]),
    );
  });
});

describe('cars of the catalogue on the list', () => {
  const mixed = {
    ...listOf(cars('Kia')),
    cars: [car({ usedCarId: '5', name: 'BYD Seal' })],
    gone: [{ kind: 'car', id: '6', name: '2021 BYD Han', body: 'sedan', price: 20_000 }],
    order: ['car:5', 'vehicle:1', 'car:6'],
  };

  it('are listed, removed and compared like vehicles', async () => {
    const { lastParameter, query } = open([], { answers: { ...mixedCalls, watchList: mixed } });
    expect(await card('2023 BYD Seal')).toHaveAttribute('href', '/car/model/detail/5');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '2023 BYD Seal',
      'Kia',
    ]);
    expect(stored()).toEqual(['car:5', '1', 'car:6']);
    await tick('2023 BYD Seal');
    await tick('Kia');
    await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
    expect(query()).toEqual({ compare: 'car:5,1' });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Fuel/ })).toHaveTextContent(/Electric.*Petrol/);
    await click('Remove 2023 BYD Seal');
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '5', kind: 'car', type: 2 }));
  });

  it('show that they are sold, link to similar ones and can be removed', async () => {
    const { lastParameter } = open([], { answers: { watchList: mixed } });
    expect(await screen.findByText('2021 BYD Han has been sold or is no longer offered.')).toBeInTheDocument();
    const similar = screen.getByRole('link', { name: 'See similar cars' });
    expect(similar).toHaveAttribute('href', '/cars?body=sedan&priceMax=24000&priceMin=16000');
    await click('Remove 2021 BYD Han');
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '6', kind: 'car', type: 2 }));
  });

  it('appear when another tab watches one', async () => {
    const { calls } = open(cars('Kia'));
    expect((await card('Kia')).closest('li')).toHaveTextContent('$9,500');
    localStorage.setItem('item-collect', '["1","car:5"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'item-collect' })));
    await waitFor(() => expect(calls.filter(({ call }) => call === 'watchList')).toHaveLength(2));
  });
});
