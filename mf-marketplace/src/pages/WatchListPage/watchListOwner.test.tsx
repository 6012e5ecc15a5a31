import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@caravan/shared/site';
import { signedIn, signedOut, listOf, userOf } from '../../testing/fixtures';
import { answersLater, renderSite } from '../../testing/renderSite';
import { page } from './WatchListPage';

/** `in`: the user of a stored session is loading. Another name is the id of the signed-in user. */
const siteOf = (owner: string): Partial<Site> => ({
  session: owner === 'out' ? signedOut : { ...signedIn, user: owner === 'in' ? null : userOf(owner) },
});

const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.findByRole('link', { name });
const isAccounts = () => localStorage.getItem('caravan:account-list');

/** Opens the page. The test answers the calls of the list one by one. */
const open = (owner: string) => {
  const { answering, answer, count } = answersLater('watchList');
  const { withSite } = renderSite(<page.Component />, {
    address: '/watch-list',
    site: siteOf(owner),
    answers: { watch: { watched: false } },
    answering,
  });
  /** Changes the owner, as a sign-in or sign-out in another tab does. */
  const become = (next: string) => withSite(siteOf(next));
  return { answer, count, become };
};

beforeEach(() => localStorage.clear());

it('fetches the list again for another user, not when the first one becomes known [SHELL-14]', async () => {
  const { answer, count, become } = open('in');
  await answer(0, listOf('Kia'));
  await link('Kia');
  await become('first');
  expect(await link('Kia')).toBeVisible();
  expect(count()).toBe(1);
  await become('second');
  expect(screen.queryByRole('link', { name: 'Kia' })).not.toBeInTheDocument();
  await answer(1, listOf('Opel'));
  expect(await link('Opel')).toBeVisible();
  expect(count()).toBe(2);
});

it('fetches again if the owner changes during a call [SHELL-14]', async () => {
  const { answer, count, become } = open('first');
  await waitFor(() => expect(count()).toBe(1));
  await become('second');
  await answer(0, listOf('Kia'));
  expect(screen.queryByRole('link', { name: 'Kia' })).not.toBeInTheDocument();
  await answer(1, listOf('Opel'));
  expect(await link('Opel')).toBeVisible();
});

it('stores no account’s list as the browser’s after a sign-out in another tab [SHELL-14]', async () => {
  const { answer, count, become } = open('first');
  await answer(0, listOf('Kia'));
  await link('Kia');
  expect(isAccounts()).toBe('true');
  await become('out');
  await waitFor(() => expect(count()).toBe(2));
  expect(isAccounts()).toBe('true');
  await answer(1, undefined);
  expect(await screen.findByText('The watch list did not load')).toBeVisible();
  expect(isAccounts()).toBe('true');
  await click('Try again');
  await answer(2, listOf());
  await screen.findByText('Your watch list is empty');
  expect(isAccounts()).toBe('false');
});

it('keeps a removed vehicle removed while the list is fetched again [WAT-2]', async () => {
  const { answer, count } = open('out');
  await answer(0, listOf('Kia', 'Opel'));
  await link('Kia');
  await click('Remove Kia');
  // The next call must start in a later millisecond than the removal has ended.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  localStorage.setItem('item-collect', '["2","3"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'item-collect' })));
  await waitFor(() => expect(count()).toBe(2));
  expect(screen.getByText('Kia removed from your watch list.')).toBeVisible();
  expect(localStorage.getItem('item-collect')).toBe('["2","3"]');
});
