import { screen } from '@testing-library/react';
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
