import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SiteContext, useSite, type SiteSession } from '@caravan/shared/site';
import { vehicle } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { page } from './WatchListPage';

const userOf = (id: string): NonNullable<SiteSession['user']> => ({
  id,
  level: 2,
  avatar: null,
  firstName: null,
  lastName: null,
  name: `${id}@site.test`,
  email: `${id}@site.test`,
  country: null,
  countryDTO: null,
  currency: 'USD',
});

/** Users that become known one after another; null while a stored token's user is loading. */
const users = [null, 'first', 'second'] as const;

const SignedIn = () => {
  const site = useSite();
  const [index, setIndex] = useState(0);
  const id = users[index] ?? null;
  const session: SiteSession = { ...site.session, status: 'in', user: id === null ? null : userOf(id) };
  return (
    <SiteContext value={{ ...site, session }}>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next user
      </button>
      <page.Component />
    </SiteContext>
  );
};

it('fetches the list again for another user, not when the first one becomes known [SHELL-14]', async () => {
  const { asked } = renderSite(<SignedIn />, {
    address: '/watch-list',
    answers: { watchList: { current: 1, size: 100, total: 1, data: [vehicle({ itemId: '1', name: 'Kia' })] } },
  });
  const fetched = () => asked.filter(({ call }) => call === 'watchList');
  await screen.findByRole('link', { name: 'Kia' });
  const next = screen.getByRole('button', { name: 'Next user' });
  await userEvent.click(next);
  expect(fetched()).toHaveLength(1);
  await userEvent.click(next);
  await waitFor(() => expect(fetched()).toHaveLength(2));
});
