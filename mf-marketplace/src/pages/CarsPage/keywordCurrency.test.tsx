import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facets } from '../../testing/fixtures';
import { openCars } from './testing/openCars';

const searchField = () => screen.getByRole('combobox', { name: 'Search the catalogue' });

const fieldsOf = (control: HTMLElement) =>
  [...(control.closest('form')?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`);

describe('a price in a typed keyword [SHELL-24]', () => {
  it.each([
    ['/cars', 'under 40000', { keyword: 'under 40000', in: 'USD' }],
    ['/cars?in=GEL&keyword=40000', 'under 20000', { keyword: 'under 20000', in: 'USD' }],
    ['/cars?priceMin=9000&in=GEL', 'under 20000', { keyword: 'under 20000', priceMin: '9000', in: 'GEL' }],
    ['/cars?in=GEL&keyword=40000', 'BYD', { keyword: 'BYD' }],
  ])('gets its currency at %s: %s', async (address, typed, expected) => {
    const { query } = openCars(address);
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), `${typed}{Enter}`);
    expect(query()).toEqual(expected);
  });

  it('keeps its currency beside a suggestion that the visitor selects', async () => {
    const suggestion = { rest: '40000', filter: 'body', value: 'suv', name: 'SUV', image: null, count: 3 };
    const { query } = openCars('/cars', { usedCarSuggest: [suggestion] }, { currency: 'GEL' });
    await userEvent.type(searchField(), '40000 su');
    await userEvent.click(await screen.findByRole('option', { name: /SUV/ }));
    expect(query()).toEqual({ body: 'suv', keyword: '40000', in: 'GEL' });
  });

  it.each([
    ['/cars', ['in=GEL', 'keyword=']],
    ['/cars?in=USD&keyword=20000', ['in=GEL', 'keyword=20000']],
    ['/cars?priceMax=20000', ['priceMax=20000', 'keyword=']],
  ])('gets its currency in the form without scripts at %s', (address, fields) => {
    openCars(address, {}, { currency: 'GEL' });
    expect(fieldsOf(searchField())).toEqual(fields);
  });

  it('keeps its currency in the form of price limits without scripts', async () => {
    openCars('/cars?in=USD&keyword=20000');
    expect(fieldsOf(await screen.findByRole('combobox', { name: 'Price up to' }))).toEqual(['keyword=20000', 'in=USD']);
  });

  it('keeps its currency if the visitor removes the limit that had it', async () => {
    const { query } = openCars('/cars?keyword=over+9000&priceMax=20000', { usedCarFacets: facets() });
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    await userEvent.click(await chips.findByRole('link', { name: /up to \$20,000/ }));
    expect(query()).toEqual({ keyword: 'over 9000', in: 'USD' });
  });
});
