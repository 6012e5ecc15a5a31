import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SiteContext, useSite, type SiteSession } from '@caravan/shared/site';
import { userOf, vehicle } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { page } from './WatchListPage';

/** `in`: the user of a stored session is loading. Another name is the id of the signed-in user. */
const sessionOf = (owner: string): Pick<SiteSession, 'status' | 'user'> =>
  owner === 'out' || owner === 'in' ? { status: owner, user: null } : { status: 'in', user: userOf(owner) };

/** The page in a host whose session the test changes, as a sign-in or sign-out in another tab does. */
const OwnList = ({ owners }: { readonly owners: readonly string[] }) => {
  const site = useSite();
  const [owner, setOwner] = useState(owners[0] ?? 'out');
  return (
    <SiteContext value={{ ...site, session: { ...site.session, ...sessionOf(owner) } }}>
      {owners.map((each) => (
        <button key={each} type="button" onClick={() => setOwner(each)}>
          {each}
        </button>
      ))}
      <page.Component />
    </SiteContext>
  );
};

const listOf = (...names: string[]) => ({
  current: 1,
  size: 100,
  total: names.length,
  data: names.map((name, index) => vehicle({ itemId: String(index + 1), name })),
});
const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.findByRole('link', { name });
const isAccounts = () => localStorage.getItem('caravan:account-list');

/** Opens the page. The test answers the calls of the list one by one. */
const open = (...owners: string[]) => {
  const answers: ((answer: unknown) => void)[] = [];
  renderSite(<OwnList owners={owners} />, {
    address: '/watch-list',
    answers: { watch: { watched: false } },
    answering: (call) => (call === 'watchList' ? new Promise((resolve) => answers.push(resolve)) : undefined),
  });
  const answer = async (index: number, result: unknown) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(index));
    await act(async () => answers[index]?.(result));
  };
  return { answer, calls: () => answers.length };
};

beforeEach(() => localStorage.clear());

it('fetches the list again for another user, not when the first one becomes known [SHELL-14]', async () => {
  const { answer, calls } = open('in', 'first', 'second');
  await answer(0, listOf('Kia'));
  await link('Kia');
  await click('first');
  expect(await link('Kia')).toBeVisible();
  expect(calls()).toBe(1);
  await click('second');
  expect(screen.queryByRole('link', { name: 'Kia' })).not.toBeInTheDocument();
  await answer(1, listOf('Opel'));
  expect(await link('Opel')).toBeVisible();
  expect(calls()).toBe(2);
});

it('fetches again if the owner changes during a call [SHELL-14]', async () => {
  const { answer, calls } = open('first', 'second');
  await waitFor(() => expect(calls()).toBe(1));
  await click('second');
  await answer(0, listOf('Kia'));
  expect(screen.queryByRole('link', { name: 'Kia' })).not.toBeInTheDocument();
  await answer(1, listOf('Opel'));
  expect(await link('Opel')).toBeVisible();
});

it('stores no account’s list as the browser’s after a sign-out in another tab [SHELL-14]', async () => {
  const { answer, calls } = open('first', 'out');
  await answer(0, listOf('Kia'));
  await link('Kia');
  expect(isAccounts()).toBe('true');
  await click('out');
  await waitFor(() => expect(calls()).toBe(2));
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
  const { answer, calls } = open('out');
  await answer(0, listOf('Kia', 'Opel'));
  await link('Kia');
  await click('Remove Kia');
  // The next call must start in a later millisecond than the removal has ended.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  localStorage.setItem('item-collect', '["2","3"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'item-collect' })));
  await waitFor(() => expect(calls()).toBe(2));
  expect(screen.getByText('Kia removed from your watch list.')).toBeVisible();
  expect(localStorage.getItem('item-collect')).toBe('["2","3"]');
});
