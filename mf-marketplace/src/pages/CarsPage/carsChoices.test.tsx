import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cars, facets, phrase } from '../../testing/fixtures';
import { openCars } from './testing/openCars';

const group = (name: string) => screen.findByRole('list', { name });

describe('the choices of the catalogue', () => {
  it('repeats a value once in each form if the address has it twice [MFE-10]', async () => {
    openCars('/cars?brand=byd&brand=byd');
    await group('Filters in use');
    const forms = [...document.querySelectorAll('form')].map((form) => new FormData(form).getAll('brand'));
    expect(forms.length).toBeGreaterThan(1);
    expect(forms).toEqual(forms.map(() => ['byd']));
  });

  describe('while an earlier choice loads [SHELL-25]', () => {
    const openLoading = (search: string) =>
      openCars('/cars?keyword=old', {}, { site: { goingTo: () => ({ params: {}, search }) } });

    it.each([
      ['a popular filter', 'Popular filters', 'SUV', { body: 'suv' }],
      ['a value of a filter', 'Brand', /Kia/, { brand: 'kia' }],
    ])('adds %s to it', async (_kind, list, name, added) => {
      const { query } = openLoading('?energy=electric');
      await userEvent.click(within(await group(list)).getByRole('link', { name }));
      expect(query()).toEqual({ energy: 'electric', ...added });
    });

    it('adds an order to it', async () => {
      const { query } = openLoading('?energy=electric');
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
      expect(query()).toEqual({ energy: 'electric', sort: 'priceAsc' });
    });

    it('adds a limit to it', async () => {
      const { query } = openLoading('?energy=electric');
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Price up to' }), '$25,000 (40)');
      expect(query()).toEqual({ energy: 'electric', priceMax: '25000' });
    });

    const openPhrase = (word: string, keyword: string) =>
      openCars(
        '/cars?keyword=old',
        {
          usedCarPage: cars(0, []),
          usedCarFacets: facets({
            total: 0,
            understood: [
              phrase({ word, rest: 'old', count: 4, wider: { filter: 'odometerMax', value: 60_000, count: 2 } }),
            ],
          }),
        },
        { site: { goingTo: () => ({ params: {}, search: `?keyword=${keyword}` }) } },
      );

    it.each([
      ['electric', 'electric suv', 'suv'],
      ['electric', 'electric, suv', 'suv'],
      ['not white', 'not red not white', 'not red'],
      ['white black', 'white suv black', 'suv'],
      ['not red', 'not white', 'not white'],
    ])('removes only the phrase "%s" from its keyword "%s"', async (word, keyword, rest) => {
      const { query } = openPhrase(word, keyword);
      await userEvent.click(await screen.findByRole('link', { name: `Remove filter: ${word}` }));
      expect(query()).toEqual({ keyword: rest });
    });

    it.each([
      ['Without electric: 4 cars', {}],
      ['up to 60,000 km: 2 cars', { odometerMax: '60000' }],
    ])('removes only the phrase from its keyword with the link "%s"', async (name, added) => {
      const { query } = openPhrase('electric', 'electric suv');
      await userEvent.click(await screen.findByRole('link', { name }));
      expect(query()).toEqual({ keyword: 'suv', ...added });
    });

    it('keeps a value that the visitor clicks twice', async () => {
      const { router } = openLoading('?brand=byd&brand=kia');
      await userEvent.click(within(await group('Brand')).getByRole('link', { name: /Kia/ }));
      expect(router.state().location.search).toBe('?brand=byd&brand=kia');
    });
  });

  describe('a price limit in a different currency than the visitor’s [SHELL-24]', () => {
    const prices = { in: 'GEL', rate: 0.4 } as const;
    const inLari = { usedCarFacets: facets({ prices, unpriced: 7 }) };

    it('shows both currencies and adds limits in its own', async () => {
      const { lastParameter, query } = openCars('/cars?priceMax=30000&in=GEL', inLari);
      const chosen = await group('Filters in use');
      expect(await within(chosen).findByText('up to ≈ $12,000 (₾30,000)')).toBeInTheDocument();
      expect(lastParameter('usedCarPage')).toMatchObject({ filters: { priceMax: 30_000, in: 'GEL' } });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price from' }), '≈ $4,000 (60)');
      expect(query()).toEqual({ priceMin: '10000', priceMax: '30000', in: 'GEL' });
    });

    it('writes the visitor’s currency into the address with the first limit', async () => {
      const { query } = openCars('/cars', {}, { currency: 'GEL' });
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Price up to' }), '₾25,000 (40)');
      expect(query()).toEqual({ priceMax: '25000', in: 'GEL' });
    });

    it('links to the excluded cars without a price', async () => {
      const { query } = openCars('/cars?body=suv&priceMax=30000&in=GEL', inLari);
      expect(await screen.findByText(/7 cars without a price are not in this list/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: 'Show every price' }));
      expect(query()).toEqual({ body: 'suv' });
    });
  });

  it.each([
    ['en', 'Seats', '7 seats'],
    ['ge', 'ადგილების რაოდენობა', '7 ადგილი'],
  ] as const)('filters by number of seats, in %s [HOME-8]', async (lang, name, value) => {
    const seats = facets({ choices: [{ filter: 'seats', values: [{ value: '7', name: value, count: 16 }] }] });
    const { query } = openCars('/cars', { usedCarFacets: seats }, { lang });
    await userEvent.click(within(await group(name)).getByRole('link', { name: `${value} 16` }));
    expect(query()).toEqual({ seats: '7' });
  });

  it('offers no limit that excludes no cars', async () => {
    const steps = [2019, 2020, 2021].map((value, index) => ({ value, count: 95 - index }));
    openCars('/cars', { usedCarFacets: facets({ bounds: [{ filter: 'yearMin', steps }] }) });
    const years = await screen.findByRole('combobox', { name: 'Year from' });
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any', '2020 (94)', '2021 (93)']);
  });
});
