import { act, screen } from '@testing-library/react';
import { watchedItems } from '../../state/collected';
import { listOf } from '../../testing/fixtures';
import { answersLater, renderSite } from '../../testing/renderSite';
import { page } from './WatchListPage';

/** Opens the page. The test answers the calls of the list one by one. */
const open = () => {
  const { answering, answer, count } = answersLater('watchList');
  renderSite(<page.Component />, { address: '/watch-list', answering });
  return { answer, count };
};

/** Waits longer than a repeated call would take to start. */
const wait = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

/** Watches a vehicle. The test ends the call. */
const watchSlowly = (id: string) => {
  let end: (isStored: boolean) => void = () => undefined;
  void watchedItems.toggle(id, () => new Promise((resolve) => (end = resolve)));
  return async (isStored: boolean) => act(async () => end(isStored));
};

beforeEach(() => localStorage.clear());

it('fetches again when a vehicle has been stored after the answer [WAT-1]', async () => {
  const end = watchSlowly('1');
  const { answer, count } = open();
  await answer(0, listOf());
  await screen.findByText('Your watch list is empty');
  await wait();
  expect(count()).toBe(1);
  await end(true);
  await answer(1, listOf('Kia'));
  expect(await screen.findByRole('link', { name: 'Kia' })).toBeVisible();
  await wait();
  expect(count()).toBe(2);
});

it('does not fetch again if the vehicle could not be stored', async () => {
  const end = watchSlowly('1');
  const { answer, count } = open();
  await answer(0, listOf());
  await end(false);
  await wait();
  expect(count()).toBe(1);
});

it('fetches only once for a vehicle that stays missing', async () => {
  const { answer, count } = open();
  await answer(0, listOf('Kia'));
  await screen.findByRole('link', { name: 'Kia' });
  act(() => watchedItems.ids.write(['1', '2']));
  await answer(1, undefined);
  await screen.findByText('The watch list did not load');
  await wait();
  expect(count()).toBe(2);
});
