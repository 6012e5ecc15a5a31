import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/openPage';

const choices = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the filters of a ranking', () => {
  it.each([
    ['sale', 'Wholesale', '?by=wholesale', 2],
    ['sale', 'Retail', '', 11],
    ['energy', 'Summer consumption', '?by=summerConsumption', 61],
    ['energy', 'Winter range', '?by=winterRange', 65],
    ['energy', 'Winter charging', '?by=winterCharging', 67],
    ['energy', 'Winter consumption', '?by=winterConsumption', 66],
    ['energy', 'Summer range', '', 60],
  ])('request in %s the first page of the measure %s [RNK-2]', async (id, name, query, rankType) => {
    const otherQuery = query === '' ? { sale: '?by=wholesale', energy: '?by=winterRange' }[id] : '?';
    const { requests, currentAddress } = await openPage(`/sales/${id}${otherQuery}&page=3`);
    await userEvent.click(choices('Ranked by').getByRole('link', { name }));
    await screen.findByText('Series 1');
    expect(currentAddress()).toBe(`/sales/${id}${query}`);
    expect(requests.at(-1)).toMatchObject({ rankType, current: 1 });
    expect(choices('Ranked by').getByRole('link', { current: true })).toHaveAccessibleName(name);
  });

  it.each(['hot', 'division', 'price'])('offer no measures in %s, which has only one [RNK-2]', async (id) => {
    await openPage(`/sales/${id}`);
    expect(screen.queryByRole('navigation', { name: 'Ranked by' })).not.toBeInTheDocument();
  });

  it.each([
    ['Sedan', 'sedan'],
    ['SUV', 'suv'],
    ['MPV', 'mpv'],
  ])('request only %s, then all types again', async (name, carType) => {
    const { requests, currentAddress } = await openPage('/sales/hot?page=2');
    await userEvent.click(choices('Body type').getByRole('link', { name }));
    await screen.findByText('Series 1');
    expect(currentAddress()).toBe(`/sales/hot?carType=${carType}`);
    expect(requests.at(-1)).toEqual({ rankType: 1, size: 10, current: 1, carType });
    await userEvent.click(choices('Body type').getByRole('link', { name: 'All cars' }));
    expect(currentAddress()).toBe('/sales/hot');
  });

  it.each([
    ['energy', 60],
    ['price', 52],
  ])('set the price range of %s [RNK-4]', async (id, rankType) => {
    const { requests, currentAddress } = await openPage(`/sales/${id}?page=2`);
    await userEvent.click(choices('Guide price').getByRole('link', { name: '$20–40k' }));
    await screen.findByText('Series 1');
    expect(currentAddress()).toBe(`/sales/${id}?from=2&to=4`);
    expect(requests.at(-1)).toEqual({ rankType, size: 10, current: 1, priceMin: 20_000, priceMax: 40_000 });
  });

  it.each([
    ['2026-11-09', 'September 2026', '2026-09'],
    ['2026-11-10', 'October 2026', '2026-10'],
  ])('begin on %s with the month %s [RNK-3]', async (today, text, month) => {
    const { requests } = await openPage('/sales/sale', { site: { today } });
    const months = within(screen.getByRole('combobox', { name: 'Month' })).getAllByRole('option');
    expect(months).toHaveLength(6);
    expect(months[0]).toHaveTextContent(text);
    expect(requests[0]).toMatchObject({ month });
  });
});

it('adds a filter to the one that is still loading [SHELL-25]', async () => {
  const goingTo = () => ({ params: { id: 'sale' }, search: '?carType=suv&from=1&to=2' });
  const { currentAddress } = await openPage('/sales/sale', { site: { goingTo } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'September 2026');
  expect(currentAddress()).toBe('/sales/sale?month=2026-09&carType=suv&from=1&to=2');
});
