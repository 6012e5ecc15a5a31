import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { model } from '../../testing/model';
import { openPart } from '../../testing/openPart';
import { page } from './ModelPage';

it('keeps the month and the interval that are loading when a hot model is chosen [SHELL-25]', async () => {
  const { currentAddress } = await openPart({
    Component: page.Component,
    path: '/sales/detail/:type/:id',
    load: (context, url) => page.load({ context, params: { type: 'week', id: 'toyota-prius' }, url }),
    address: '/sales/detail/week/toyota-prius',
    answer: model,
    site: { goingTo: () => ({ params: { type: 'month', id: 'toyota-prius' }, search: '?month=2026-08' }) },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Toyota Camry' }));
  expect(currentAddress()).toBe('/sales/detail/month/toyota-camry?month=2026-08');
});
