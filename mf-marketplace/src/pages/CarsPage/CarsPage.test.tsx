import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { car, cars, facets } from '../../testing/fixtures';
import { fails } from '../../testing/renderSite';
import { openCars, openCarsFor } from './testing/openCars';

const group = (name: string) => screen.findByRole('list', { name });

describe('the page of the catalogue', () => {
  it('fetches ten cars and counts for page, filters and order [HOME-5, HOME-8]', async () => {
    const { lastParameter } = openCars(
      '/cars?brand=byd&brand=kia&series=byd-han&sort=priceAsc&page=3&priceMax=20000&keyword=red',
    );
    await screen.findByRole('link', { name: 'BYD Seal' });
    const firstRequest = {
      keyword: 'red',
      filters: { brand: ['byd', 'kia'], series: ['byd-han'], priceMax: 20_000, in: 'USD' },
    };
    expect(lastParameter('usedCarPage')).toEqual({ ...firstRequest, sort: 'priceAsc', current: 3, size: 10 });
    expect(lastParameter('usedCarFacets')).toEqual(firstRequest);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the filters in use, each removable by itself', async () => {
    const user = userEvent.setup();
    const { router } = openCars('/cars?brand=byd&brand=zeekr&priceMax=25000&odometerMax=60000&page=2');
    const chosen = await group('Filters in use');
    await within(chosen).findByText('BYD');
    expect(
      within(chosen)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['BYD', 'Zeekr', 'up to $25,000', 'up to 60,000 km', 'Clear filters', 'Save this search']);
    await user.click(within(chosen).getByRole('link', { name: 'Remove filter: BYD' }));
    expect(router.state().location.search).toBe('?brand=zeekr&odometerMax=60000&priceMax=25000');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(router.state().location.search).toBe('');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('links to the page that saves the search, with a name for it [MKT-4]', async () => {
    const user = userEvent.setup();
    const { router, query } = openCars('/cars?brand=byd&landedGeorgiaMax=18000&sort=priceAsc&page=2');
    const chosen = await group('Filters in use');
    await within(chosen).findByText('BYD');
    await user.click(within(chosen).getByRole('link', { name: 'Save this search' }));
    expect(router.state().location.pathname).toBe('/save-search');
    const name = 'BYD, Cleared in Tbilisi: up to $18,000';
    expect(query()).toEqual({ brand: 'byd', landedGeorgiaMax: '18000', list: 'cars', name });
  });

  it('allows several values of a filter and drops other brands’ models [HOME-5, HOME-8]', async () => {
    const user = userEvent.setup();
    const { router, lastParameter } = openCars('/cars?brand=byd&series=x&page=4&sort=rangeDesc');
    await user.click(within(await group('Brand')).getByRole('link', { name: /Kia/ }));
    expect(router.state().location.search).toBe('?brand=byd&brand=kia&sort=rangeDesc');
    await waitFor(() =>
      expect(lastParameter('usedCarPage')).toMatchObject({ filters: { brand: ['byd', 'kia'] }, current: 1 }),
    );
    await user.click(within(await group('Brand')).getByRole('link', { name: /BYD/, current: true }));
    expect(router.state().location.search).toBe('?brand=kia&sort=rangeDesc');
  });

  it('offers limits of the list with their counts', async () => {
    const user = userEvent.setup();
    const { query } = openCars('/cars?page=2');
    const price = await screen.findByRole('combobox', { name: 'Price up to' });
    expect(
      within(price)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any', '$15,000 (20)', '$25,000 (40)']);
    await user.selectOptions(price, '$25,000 (40)');
    expect(query()).toEqual({ priceMax: '25000' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Price up to' })).toHaveDisplayValue('$25,000'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price up to' }), 'Any');
    expect(query()).toEqual({});
  });

  it('does not change an address with an invalid limit', async () => {
    const { router } = openCars('/cars?priceMax=abc&page=2');
    expect(await screen.findByRole('combobox', { name: 'Price up to' })).toHaveDisplayValue('Any');
    expect(router.state().location.search).toBe('?priceMax=abc&page=2');
  });

  it('keeps a limit that is not offered', async () => {
    openCars('/cars?priceMax=12345');
    expect(await screen.findByRole('combobox', { name: 'Price up to' })).toHaveDisplayValue('$12,345');
  });

  it('opens all filters in a sheet that stays open during choices', async () => {
    const user = userEvent.setup();
    const { query } = openCars('/cars?brand=byd');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('link', { name: /Electric/ }));
    expect(query()).toEqual({ brand: 'byd', energy: 'electric' });
    await user.click(await sheet.findByRole('button', { name: 'Show 95 cars' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the sheet outside the bar, which a page that becomes wide hides', async () => {
    openCars('/cars');
    const opener = await screen.findByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const bar = opener.closest('form')?.parentElement;
    expect(bar).toContainElement(await group('Popular filters'));
    expect(bar).not.toContainElement(screen.getByRole('dialog'));
  });

  describe('at an address with open filters', () => {
    const address = '/cars?brand=byd&filters=open';

    it('opens the sheet on a narrow page, once', async () => {
      // jsdom has no layout.
      jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
      const { query } = openCars(address);
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await waitFor(() => expect(query()).toEqual({ brand: 'byd' }));
      await userEvent.click(await sheet.findByRole('button', { name: 'Show 95 cars' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(query()).toEqual({ brand: 'byd' });
    });

    it('opens no sheet where the filters are beside the list', async () => {
      const { query } = openCars(address);
      await group('Popular filters');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(query()).toEqual({ brand: 'byd', filters: 'open' });
    });

    it('links from the filters to the results, for visitors without scripts', async () => {
      openCars(address);
      const results = await screen.findByRole('link', { name: 'Show 95 cars' });
      expect(results).toHaveAttribute('href', '/cars?brand=byd');
    });
  });

  it('offers common filters that are not chosen yet', async () => {
    const user = userEvent.setup();
    const { query } = openCars('/cars');
    const names = async () =>
      within(await group('Popular filters'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(await names()).toEqual([
      'Electric',
      'Petrol',
      'SUV',
      'Sedan',
      'up to $15,000',
      'up to $25,000',
      'up to 60,000 km',
    ]);
    await user.click(within(await group('Popular filters')).getByRole('link', { name: 'SUV' }));
    expect(query()).toEqual({ body: 'suv' });
    expect(await names()).not.toContain('Sedan');
  });

  it('focuses the count of results when a common filter is used [SHELL-20]', async () => {
    openCars('/cars');
    (await group('Popular filters')).querySelector('a')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('focuses the count of results when a price limit is removed below the list [SHELL-20]', async () => {
    openCars('/cars?priceMax=20000', { usedCarFacets: facets({ unpriced: 7 }) });
    const link = await screen.findByRole('link', { name: 'Show every price' });
    await userEvent.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('keeps the focus on a common filter that opens in a new tab', async () => {
    openCars('/cars');
    const link = within(await group('Popular filters')).getByRole('link', { name: 'SUV' });
    link.focus();
    // The test environment cannot follow links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(link).toHaveFocus();
  });

  it.each([
    ['Price: low to high', 'priceAsc'],
    ['Price: high to low', 'priceDesc'],
    ['Odometer: low to high', 'odometerAsc'],
    ['Model year: newest first', 'yearDesc'],
    ['Range: longest first', 'rangeDesc'],
  ])('sorts by "%s" from page 1 [HOME-8]', async (name, sort) => {
    const user = userEvent.setup();
    const { query, lastParameter } = openCars('/cars?page=5');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), name);
    expect(query()).toEqual({ sort });
    await waitFor(() => expect(lastParameter('usedCarPage')).toMatchObject({ sort, current: 1 }));
  });

  it('loads the first pictures with priority and the others lazily [PERF-7]', async () => {
    const data = ['1', '2', '3', '4'].map((id) => car({ usedCarId: id, name: `Car ${id}` }));
    openCars('/cars', { usedCarPage: cars(95, data) });
    const pictureOf = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('li')?.querySelector('img') ?? document.body;
    expect(await pictureOf('Car 1')).toHaveAttribute('fetchpriority', 'high');
    expect(await pictureOf('Car 1')).toHaveAttribute('loading', 'eager');
    expect(await pictureOf('Car 4')).toHaveAttribute('loading', 'lazy');
  });

  it('skips no heading level [SHELL-20]', async () => {
    openCars('/cars');
    await screen.findByRole('link', { name: 'BYD Seal' });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3']);
  });

  it('announces the number of cars [HOME-8]', async () => {
    openCars('/cars');
    expect(await screen.findByText('95 cars')).toBe(screen.getByRole('status'));
  });

  it.each([
    ['loads', new Promise(() => undefined)],
    ['fails', fails],
  ])('hides the previous count if the list of a new keyword %s [HOME-6, HOME-8]', async (_state, answer) => {
    const { router } = openCarsFor('trabant', answer, '/cars');
    await screen.findByText('95 cars');
    await act(() => router.navigate('/cars?keyword=trabant'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('links to page 1 after the end of the list', async () => {
    const user = userEvent.setup();
    const { query } = openCarsFor('"current":99', cars(95, []), '/cars?brand=byd&page=99');
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(query()).toEqual({ brand: 'byd' });
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('focuses the head of the list on another page', async () => {
    const user = userEvent.setup();
    openCars('/cars');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  });

  it('shows the list, and a message instead of the filters, if the counts fail', async () => {
    const { router } = openCars('/cars', { usedCarFacets: fails });
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(await screen.findByText('The filters did not load')).toBeInTheDocument();
    expect(router.state().location.pathname).toBe('/cars');
  });

  it('works without scripts by a form and links [HOME-6]', async () => {
    openCars('/cars?brand=byd&brand=kia&page=2');
    const form = screen.getByRole('combobox', { name: 'Search the catalogue' }).closest('form');
    expect(form).toHaveAttribute('action', '/cars');
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`);
    expect(fields).toEqual(['brand=byd', 'brand=kia', 'in=USD', 'keyword=']);
    const order = (await screen.findByRole('combobox', { name: 'Sort by' })).closest('form');
    expect([...(order?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual([
      'brand=byd',
      'brand=kia',
    ]);
    expect(within(order ?? document.body).getByRole('button', { name: 'Apply' })).toBeInTheDocument();
    const limits = (await screen.findByRole('combobox', { name: 'Price up to' })).closest('form');
    expect(limits).toHaveAttribute('action', '/cars');
    expect(within(limits ?? document.body).getByRole('button', { name: 'Apply' })).toBeInTheDocument();
  });

  it('tracks a chosen brand, not a removed one [TRK-2]', async () => {
    const user = userEvent.setup();
    const track = jest.fn<void, Parameters<Track>>();
    openCars('/cars?brand=byd', {}, { site: { track } });
    await user.click(within(await group('Brand')).getByRole('link', { name: /BYD/ }));
    expect(track).not.toHaveBeenCalled();
    await user.click(within(await group('Brand')).getByRole('link', { name: /Zeekr/ }));
    expect(track.mock.calls).toEqual([['FINDER_BRAND_PV', { brandId: 'zeekr' }]]);
  });
});
