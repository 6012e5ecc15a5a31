import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { car, vehicle } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { page } from './WatchListPage';

it.each(['in', 'out'] as const)('stores whether the list is an account’s: signed %s', async (status) => {
  renderSite(<page.Component />, {
    address: '/watch-list',
    answers: { watchList: { current: 1, size: 100, total: 0, data: [] } },
    site: { session: { status, user: null, countries: [], priceAccess: 'full' } },
  });
  await screen.findByText('Your watch list is empty');
  expect(localStorage.getItem('caravan:account-list')).toBe(String(status === 'in'));
});

it('focuses the note of a removed car that is no longer offered', async () => {
  const gone = { kind: 'car', id: '6', name: '2021 BYD Han', body: 'sedan', price: 20_000 };
  const watchList = { current: 1, size: 100, total: 0, data: [], gone: [gone], order: ['car:6'] };
  renderSite(<page.Component />, { address: '/watch-list', answers: { watchList, watch: { watched: false } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 2021 BYD Han' }));
  expect(screen.getByText('2021 BYD Han removed from your watch list.').parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it.each([
  { data: [vehicle({ isDemo: true })], cars: [] },
  { data: [vehicle()], cars: [car({ isDemo: true })] },
])('labels watched vehicles and cars as examples if the API marks one [SAL-10]', async ({ data, cars }) => {
  const watchList = { current: 1, size: 100, total: 1, data, cars };
  renderSite(<page.Component />, { address: '/watch-list', answers: { watchList } });
  expect(await screen.findByText(/examples, not offers/)).toBeVisible();
});
