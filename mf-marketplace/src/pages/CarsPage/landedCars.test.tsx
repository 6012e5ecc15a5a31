import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facets } from '../../testing/fixtures';
import { openCars } from './testing/openCars';

const inBaku = { country: 'azerbaijan' } as const;
const steps = [15_000, 18_000].map((value, index) => ({ value, count: 20 + index }));
const usedCarFacets = facets({
  bounds: [
    { filter: 'landedGeorgiaMax', steps },
    { filter: 'landedAzerbaijanMax', steps },
  ],
});
const open = (address: string, options?: Parameters<typeof openCars>[2]) =>
  openCars(address, { usedCarFacets }, options);
const sorts = async () =>
  within(await screen.findByRole('combobox', { name: 'Sort by' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((name) => name.includes('cleared'));

describe('the landed price in the catalogue', () => {
  it('is shown on every card [LAND-1]', async () => {
    open('/cars');
    expect(await screen.findByText('$17,385')).toBeVisible();
  });

  it('is limited by a filter in the address [LAND-8]', async () => {
    const { lastParameter, query } = open('/cars');
    const budget = await screen.findByRole('combobox', { name: 'Cleared in Tbilisi up to' });
    await userEvent.selectOptions(budget, '$18,000 (21)');
    expect(query()).toEqual({ landedGeorgiaMax: '18000' });
    expect(lastParameter('usedCarPage')).toMatchObject({ filters: { landedGeorgiaMax: 18_000, in: 'USD' } });
    expect(await screen.findByText('Cleared in Tbilisi: up to $18,000')).toBeVisible();
  });

  it('is limited by a popular filter [LAND-8]', async () => {
    const { query } = open('/cars');
    const popular = within(await screen.findByRole('list', { name: 'Popular filters' }));
    await userEvent.click(popular.getByRole('link', { name: 'Cleared in Tbilisi: up to $18,000' }));
    expect(query()).toEqual({ landedGeorgiaMax: '18000' });
    expect(popular.queryByRole('link', { name: /Cleared/ })).not.toBeInTheDocument();
  });

  it('is limited in the visitor’s currency [LAND-8] [SHELL-24]', async () => {
    const { query } = open('/cars', { currency: 'GEL' });
    const budget = await screen.findByRole('combobox', { name: 'Cleared in Tbilisi up to' });
    await userEvent.selectOptions(budget, '₾18,000 (21)');
    expect(query()).toEqual({ landedGeorgiaMax: '18000', in: 'GEL' });
  });

  it('is limited in the visitor’s country [LAND-8]', async () => {
    const { query } = open('/cars', { site: inBaku });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Cleared in Baku up to' }),
      '$18,000 (21)',
    );
    expect(query()).toEqual({ landedAzerbaijanMax: '18000' });
    expect(screen.queryByRole('combobox', { name: 'Cleared in Tbilisi up to' })).not.toBeInTheDocument();
  });

  it('keeps a limit in the other country that the address has [LAND-8]', async () => {
    open('/cars?landedAzerbaijanMax=15000');
    expect(await screen.findByRole('combobox', { name: 'Cleared in Baku up to' })).toHaveValue('15000');
    expect(screen.getByText('Cleared in Baku: up to $15,000')).toBeVisible();
  });

  it('orders the list, with the order in the address [LAND-8]', async () => {
    const { lastParameter, query } = open('/cars');
    const select = await screen.findByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Cheapest cleared in Tbilisi');
    expect(query()).toEqual({ sort: 'landedGeorgiaAsc' });
    expect(lastParameter('usedCarPage')).toMatchObject({ sort: 'landedGeorgiaAsc' });
  });

  it('offers the order in the visitor’s country [LAND-8]', async () => {
    open('/cars', { site: inBaku });
    expect(await sorts()).toEqual(['Cheapest cleared in Baku']);
  });

  it('keeps an order in the other country that the address has [LAND-8]', async () => {
    open('/cars?sort=landedAzerbaijanAsc');
    expect(await sorts()).toEqual(['Cheapest cleared in Tbilisi', 'Cheapest cleared in Baku']);
  });

  it.each(['sort=landedAzerbaijanAsc', 'landedAzerbaijanMax=22000', 'sort=landedAzerbaijanAsc&landedGeorgiaMax=18000'])(
    'is that of the country in the address: %s [LAND-8]',
    async (search) => {
      open(`/cars?${search}`);
      expect(await screen.findByText('$21,300')).toBeVisible();
      expect(screen.queryByText('$17,385')).not.toBeInTheDocument();
    },
  );

  it('is that of the visitor’s country if the address has limits in both [LAND-8]', async () => {
    open('/cars?landedAzerbaijanMax=22000&landedGeorgiaMax=18000');
    expect(await screen.findByText('$17,385')).toBeVisible();
  });

  it('counts no cars without a sale price as excluded by its limit', async () => {
    openCars('/cars?landedGeorgiaMax=18000', { usedCarFacets: { ...usedCarFacets, unpriced: 7 } });
    expect(await screen.findByText('Cleared in Tbilisi: up to $18,000')).toBeVisible();
    expect(screen.queryByText(/without a price/)).not.toBeInTheDocument();
  });
});
