import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cars, facets, phrase, vehicle } from '../../testing/fixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { page } from './CarsPage';
import { openCars, openCarsFor } from './testing/openCars';

describe('a search of the catalogue', () => {
  it('shows how it read an unknown word', async () => {
    openCars('/cars?keyword=toyta', {
      usedCarFacets: facets({ understood: [phrase({ word: 'toyta', name: 'Toyota', isGuess: true })] }),
    });
    expect(await screen.findByText('“toyta” read as: Toyota')).toBeInTheDocument();
  });

  it('shows each understood phrase as a removable chip [HOME-6]', async () => {
    const { query } = openCars('/cars?keyword=white+suv+under+20k', {
      usedCarFacets: facets({
        understood: [
          phrase({ word: 'white', rest: 'suv under 20k', name: 'White' }),
          phrase({ word: 'suv', rest: 'white under 20k', name: 'SUV' }),
          phrase({ word: 'under 20k', rest: 'white suv', limits: [{ filter: 'priceMax', value: 20_000 }] }),
        ],
      }),
    });
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(await chips.findByRole('link', { name: 'Remove filter: White' })).toBeInTheDocument();
    expect(chips.queryByRole('link', { name: /“white suv/ })).not.toBeInTheDocument();
    await userEvent.setup().click(chips.getByRole('link', { name: 'Remove filter: up to $20,000' }));
    expect(query()).toEqual({ keyword: 'white suv' });
  });

  it('removes one chip of an unknown word that occurs twice [HOME-6]', async () => {
    const chipOf = (rest: string) => phrase({ word: 'dog', rest, isUsed: false, isKnown: false });
    openCars(
      '/cars?keyword=dog+dog',
      {},
      {
        answering: (call, parameter) => {
          if (call !== 'usedCarFacets') return undefined;
          const isTwice = JSON.stringify(parameter).includes('dog dog');
          return facets({ understood: isTwice ? [chipOf('dog'), chipOf('dog')] : [chipOf('')] });
        },
      },
    );
    const name = 'Remove filter: dog: not used as a filter';
    const [first = document.body] = await screen.findAllByRole('link', { name });
    await userEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole('link', { name })).toHaveLength(1));
  });

  it('shows one engine volume as it was typed [HOME-6]', async () => {
    const limits = (['engineMin', 'engineMax'] as const).map((filter) => ({ filter, value: 2_000 }));
    openCars('/cars?keyword=2.0+l', {
      usedCarFacets: facets({ understood: [phrase({ word: '2.0 l', rest: '', name: '2.0 l', limits })] }),
    });
    expect(await screen.findByRole('link', { name: 'Remove filter: 2.0 l' })).toBeInTheDocument();
  });

  it('says that words narrow nothing [HOME-6]', async () => {
    const ignored = phrase({ word: 'low mileage', rest: '', name: 'low mileage', isUsed: false, isKnown: false });
    openCars('/cars?keyword=low+mileage', { usedCarFacets: facets({ understood: [ignored] }) });
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(
      await chips.findByRole('link', { name: 'Remove filter: low mileage: not used as a filter' }),
    ).toBeInTheDocument();
  });

  const stockHere = { current: 1, size: 1, total: 36, data: [vehicle()] };

  it('makes the other list the main action if only that has results [HOME-6]', async () => {
    openCarsFor('prius', cars(0, []), '/cars?keyword=prius&lang=en', {
      usedCarFacets: facets({ total: 0 }),
      getFinderVehicles: stockHere,
    });
    const all = await screen.findByRole('link', { name: 'Show 36 cars in stock here' });
    expect(all).toHaveAttribute('href', '/vehicles?keyword=prius&lang=en');
  });

  it('links to results of the same keyword in the other list [HOME-6]', async () => {
    openCars('/cars?keyword=prius', { getFinderVehicles: stockHere });
    const all = await screen.findByRole('link', { name: '36 in stock here' });
    expect(all).toHaveAttribute('href', expect.stringContaining('/vehicles?keyword=prius'));
    expect(screen.getByRole('link', { name: new RegExp(vehicle().name) })).toBeInTheDocument();
  });

  it('shows a retry if the search in the other list fails [HOME-10]', async () => {
    let answer: unknown = fails;
    openCars('/cars?keyword=prius', {}, { answering: (call) => (call === 'getFinderVehicles' ? answer : undefined) });
    expect(await screen.findByText('The cars in stock here did not load')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    answer = stockHere;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '36 in stock here' })).toBeInTheDocument();
  });

  it('searches the other list with the currency of the prices in the keyword [SHELL-24]', async () => {
    const { lastParameter } = openCars('/cars?in=GEL&keyword=50000', { getFinderVehicles: stockHere });
    const all = await screen.findByRole('link', { name: '36 in stock here' });
    expect(all).toHaveAttribute('href', '/vehicles?in=GEL&keyword=50000');
    expect(lastParameter('getFinderVehicles')).toMatchObject({ keyword: '50000', filters: { in: 'GEL' } });
  });

  it('suggests removing a phrase or widening a limit if nothing matches [HOME-6]', async () => {
    openCarsFor('tesla', cars(0, []), '/cars?keyword=black+tesla+under+5000', {
      usedCarFacets: facets({
        total: 0,
        understood: [
          phrase({ word: 'black', rest: 'tesla under 5000', name: 'Black', count: 4 }),
          phrase({
            word: 'under 5000',
            rest: 'black tesla',
            limits: [{ filter: 'priceMax', value: 5_000 }],
            count: 9,
            wider: { filter: 'priceMax', value: 10_000, count: 2 },
          }),
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Without Black: 4 cars' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Without up to $5,000: 9 cars' })).toBeInTheDocument();
    const wider = screen.getByRole('link', { name: 'up to $10,000: 2 cars' });
    expect(wider).toHaveAttribute('href', expect.stringMatching(/keyword=black(\+|%20)tesla.*priceMax=10000/));
  });

  it('searches for a keyword from page 1 [HOME-6]', async () => {
    const user = userEvent.setup();
    const { query, lastParameter } = openCars('/cars?page=3&brand=byd');
    await user.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), ' seal {Enter}');
    expect(query()).toEqual({ brand: 'byd', keyword: 'seal' });
    await waitFor(() => expect(lastParameter('usedCarPage')).toMatchObject({ keyword: 'seal', current: 1 }));
    expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveFocus();
  });

  it('adds a suggestion that the visitor selects by keyboard to the filters [HOME-6]', async () => {
    const user = userEvent.setup();
    const suggestion = (value: string, filter: string) => ({
      rest: 'white',
      filter,
      value,
      name: value,
      image: null,
      count: 7,
    });
    const { router, lastParameter } = openCars('/cars?brand=byd&page=2', {
      usedCarSuggest: [suggestion('toyota', 'brand'), suggestion('toy', 'series')],
    });
    const field = screen.getByRole('combobox', { name: 'Search the catalogue', expanded: false });
    await user.type(field, 'white toyo');
    const options = within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['white toyota brand7', 'white toy model7']);
    expect(lastParameter('usedCarSuggest')).toEqual({ keyword: 'white toyo', filters: { brand: ['byd'], in: 'USD' } });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{Enter}');
    expect(router.state().location.search).toBe('?brand=byd&brand=toyota&keyword=white');
    expect(field).toHaveValue('white');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    { pointer: 'coarse', height: 300, scrolls: 1 },
    { pointer: 'coarse', height: 700, scrolls: 0 },
    { pointer: 'fine', height: 300, scrolls: 0 },
  ])(
    'scrolls to the field if the keyboard covers the suggestions: $pointer, $height px',
    async ({ pointer, height, scrolls }) => {
      const any = window.matchMedia;
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((media) => Object.assign(any(media), { matches: media === `(pointer: ${pointer})` }));
      const offsets = { offsetLeft: 0, offsetTop: 0, pageLeft: 0, pageTop: 0, scale: 1, width: 390 };
      const viewport = Object.assign(new EventTarget(), { ...offsets, height, onresize: null, onscroll: null });
      jest.replaceProperty(window, 'visualViewport', viewport);
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 300, 100));
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      openCars('/cars', {
        usedCarSuggest: [{ rest: '', filter: 'body', value: 'suv', name: 'SUV', image: null, count: 3 }],
      });
      await userEvent.setup().type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'su');
      await screen.findByRole('listbox', { name: 'Suggestions' });
      expect(scroll).toHaveBeenCalledTimes(scrolls);
    },
  );

  it('closes the suggestions on Escape and searches for the typed text', async () => {
    const user = userEvent.setup();
    const { query } = openCars('/cars', {
      usedCarSuggest: [{ rest: '', filter: 'body', value: 'suv', name: 'SUV', image: null, count: 3 }],
    });
    await user.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'su');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument();
    await user.keyboard('v{Enter}');
    expect(query()).toEqual({ keyword: 'suv' });
  });

  it('suggests removing a filter or all filters if nothing matches [HOME-6]', async () => {
    const user = userEvent.setup();
    const { router } = openCarsFor('trabant', cars(0, []), '/cars?keyword=trabant&brand=byd&sort=priceAsc', {
      usedCarFacets: facets({
        total: 0,
        without: [
          { filter: 'brand', count: 0 },
          { filter: 'keyword', count: 12 },
        ],
      }),
    });
    expect(await screen.findByText('No cars found in China')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Without “trabant”: 12 cars' });
    expect(screen.queryByRole('link', { name: /Without BYD/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Without “trabant”: 12 cars' }));
    expect(router.state().location.search).toBe('?brand=byd&sort=priceAsc');
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveValue('');
    expect(screen.getByRole('status')).toHaveFocus();
    await act(() => router.navigate('/cars?keyword=trabant&brand=byd&sort=priceAsc'));
    await user.click(await screen.findByRole('link', { name: 'Clear search and filters' }));
    expect(router.state().location.search).toBe('?sort=priceAsc');
  });

  it('suggests only once to remove the keyword [HOME-6]', async () => {
    openCarsFor('trabant', cars(0, []), '/cars?keyword=trabant', {
      usedCarFacets: facets({ total: 0, without: [{ filter: 'keyword', count: 12 }] }),
    });
    expect(await screen.findByRole('link', { name: 'Without “trabant”: 12 cars' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear search and filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  describe.each([
    ['load', new Promise(() => undefined)],
    ['have failed', fails],
  ])('while the counts of a new keyword %s [HOME-6]', (_state, answer) => {
    const openNewKeyword = async () => {
      const { router } = openCars(
        '/cars?keyword=toyta',
        {
          usedCarPage: cars(0, []),
          usedCarFacets: facets({
            total: 0,
            understood: [phrase({ word: 'toyta', name: 'Toyota', isGuess: true, count: 7 })],
          }),
        },
        {
          answering: (call, parameter) =>
            call === 'usedCarFacets' && JSON.stringify(parameter).includes('kia') ? answer : undefined,
        },
      );
      await screen.findByText('“toyta” read as: Toyota');
      await screen.findByRole('link', { name: 'Without Toyota: 7 cars' });
      await act(() => router.navigate('/cars?keyword=kia'));
    };

    it('shows the new keyword as the only chip', async () => {
      await openNewKeyword();
      const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
      expect(chips.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(1);
      expect(chips.getByRole('link', { name: 'Remove filter: “kia”' })).toBeInTheDocument();
    });

    it('hides the reading and the suggestions of the previous keyword', async () => {
      await openNewKeyword();
      expect(screen.queryByText(/read as/)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /^Without/ })).not.toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Clear search and filters' })).toBeInTheDocument();
    });
  });

  it('quotes a keyword once in the Georgian suggestion to remove it', async () => {
    renderSite(<page.Component />, {
      address: '/cars?keyword=trabant',
      lang: 'ge',
      answers: {
        usedCarPage: cars(0, []),
        usedCarFacets: facets({ total: 0, without: [{ filter: 'keyword', count: 12 }] }),
      },
    });
    expect(await screen.findByRole('link', { name: 'პირობის გარეშე („trabant“): 12 ავტომობილი' })).toBeVisible();
  });
});
