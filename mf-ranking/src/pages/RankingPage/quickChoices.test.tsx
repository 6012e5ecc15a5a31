import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pageOf, row } from '../../testing/openPage';

/** Returns the address of a filter that is still loading. */
const goingTo = () => ({ params: { id: 'sale' }, search: '?carType=suv&from=1&to=2' });

const { seriesInfo } = row(1);
const list = { ...pageOf([row(1, { seriesInfo: { ...seriesInfo, showTrend: true } })], 11), unpriced: 1 };

const click = async (name: string | RegExp, answer: unknown = list) => {
  const { currentAddress } = await openPage('/sales/sale?page=2', { answer: () => answer, site: { goingTo } });
  await userEvent.click(screen.getByRole('link', { name }));
  return currentAddress();
};

it('the link to a page works while nothing loads [RNK-5]', async () => {
  const { currentAddress } = await openPage('/sales/sale?page=2', {
    answer: () => list,
    site: { goingTo: () => ({ params: { id: 'sale' }, search: '?page=2' }) },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(currentAddress()).toBe('/sales/sale');
});

describe('while a filter is loading', () => {
  it('the link to a page is ignored [RNK-5]', async () => {
    expect(await click('Previous page')).toBe('/sales/sale?page=2');
  });

  it('a trend opens in the list of the filter [SHELL-25]', async () => {
    expect(await click('Trend of Series 1')).toBe('/sales/sale?carType=suv&from=1&to=2&trend=series-1');
  });

  it('the link to series without a price keeps the type of car [SHELL-25]', async () => {
    expect(await click('Show every price')).toBe('/sales/sale?carType=suv');
  });

  it('the link from beyond the last page leads to the list of the filter [SHELL-25]', async () => {
    expect(await click(/first page/, pageOf([], 11))).toBe('/sales/sale?carType=suv&from=1&to=2');
  });
});

it('the link from an empty list keeps the month that is loading [SHELL-25]', async () => {
  const { currentAddress } = await openPage('/sales/sale?carType=mpv', {
    answer: () => pageOf([]),
    site: { goingTo: () => ({ params: { id: 'sale' }, search: '?carType=mpv&month=2026-09' }) },
  });
  await userEvent.click(screen.getByRole('link', { name: /Show all cars/ }));
  expect(currentAddress()).toBe('/sales/sale?month=2026-09');
});
