import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, cars } from '../../../testing/fixtures';
import { homeSection, fails, renderSite, type Answers } from '../../../testing/renderSite';
import { Catalogue } from './Catalogue';

const byd = brand('byd', 'BYD', [
  { id: 'byd-seal', name: 'Seal', count: 7 },
  { id: 'byd-han', name: 'Han', count: 5 },
]);
const few = Array.from({ length: 14 }, (_, place) => brand(`brand-${place}`, `Brand ${place}`));
const answers: Answers = { hotBrandList: [byd, ...few], usedCarPage: cars(95) };

const open = (address: string) => renderSite(homeSection(Catalogue), { address, answers });
/** The catalogue, whose call for that keyword answers otherwise. */
const openFor = (keyword: string, answer: unknown, address: string) =>
  renderSite(homeSection(Catalogue), {
    address,
    answers,
    answering: (call, parameter) =>
      call === 'usedCarPage' && JSON.stringify(parameter).includes(keyword) ? answer : undefined,
  });
const brandList = () => screen.findByRole('list', { name: 'Brands' });

describe('the catalogue', () => {
  it('asks for ten cars of the page, brand and order that the address names [HOME-5, HOME-8]', async () => {
    const { lastAsked } = open('/home?brand=byd&series=byd-han&sort=priceAsc&page=3');
    await screen.findByRole('link', { name: 'BYD Seal' });
    expect(lastAsked('usedCarPage')).toEqual({
      brandId: 'byd',
      seriesId: 'byd-han',
      sort: 'priceAsc',
      current: 3,
      size: 10,
    });
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 10' })).toBeInTheDocument();
  });

  it('begins the list of brands with the entry that opens the filters, every brand among them [HOME-5]', async () => {
    const user = userEvent.setup();
    open('/home');
    const [first] = within(await brandList()).getAllByRole('listitem');
    const opener = within(first ?? document.body).getByRole('button', { name: 'All filters', expanded: false });
    expect(screen.queryByRole('link', { name: /Brand 13/ })).not.toBeInTheDocument();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: /Brand 13/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 95 cars' }));
    expect(screen.queryByRole('link', { name: /Brand 13/ })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('goes back to page 1 with another brand, drops its series, and keeps what other sections put there [HOME-5, HOME-8]', async () => {
    const user = userEvent.setup();
    const { query, lastAsked } = open('/home?brand=brand-1&series=x&page=4&sort=rangeDesc&finderPage=2');
    await user.click(within(await brandList()).getByRole('link', { name: /BYD/ }));
    expect(query()).toEqual({ brand: 'byd', sort: 'rangeDesc', finderPage: '2' });
    await waitFor(() => expect(lastAsked('usedCarPage')).toMatchObject({ brandId: 'byd', current: 1 }));
  });

  it('filters by the series of the chosen brand [HOME-8]', async () => {
    const user = userEvent.setup();
    const { query } = open('/home?brand=byd&page=2');
    const series = await screen.findByRole('list', { name: 'Series' });
    await user.click(within(series).getByRole('link', { name: /Han/ }));
    expect(query()).toEqual({ brand: 'byd', series: 'byd-han' });
    await user.click(within(series).getByRole('link', { name: 'All series' }));
    expect(query()).toEqual({ brand: 'byd' });
  });

  it.each([
    ['Price: low to high', 'priceAsc'],
    ['Price: high to low', 'priceDesc'],
    ['Odometer: low to high', 'odometerAsc'],
    ['Longest range', 'rangeDesc'],
  ])('sorts by "%s" from page 1 [HOME-8]', async (name, sort) => {
    const user = userEvent.setup();
    const { query, lastAsked } = open('/home?page=5');
    await user.click(await screen.findByRole('link', { name }));
    expect(query()).toEqual({ sort });
    await waitFor(() => expect(lastAsked('usedCarPage')).toMatchObject({ sort, current: 1 }));
  });

  it('says how many cars there are, to screen readers too [HOME-8]', async () => {
    open('/home');
    expect(await screen.findByText('95 cars')).toBe(screen.getByRole('status'));
  });

  it('looks a keyword up from page 1 [HOME-6]', async () => {
    // React makes a FormData of a form that navigates; the environment's is Node's, which takes none.
    const empty = new FormData();
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => empty);
    const user = userEvent.setup();
    const { query, lastAsked } = open('/home?page=3&brand=byd');
    await user.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), ' seal {Enter}');
    expect(query()).toEqual({ brand: 'byd', keyword: 'seal' });
    await waitFor(() => expect(lastAsked('usedCarPage')).toMatchObject({ keyword: 'seal', current: 1 }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('offers to clear where no car matches, and then shows all again [HOME-6]', async () => {
    const user = userEvent.setup();
    const { query } = openFor('trabant', cars(0, []), '/home?keyword=trabant&brand=byd&sort=priceAsc');
    expect(await screen.findByText('No car matches')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
    expect(query()).toEqual({ sort: 'priceAsc' });
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it.each([
    ['while they are under way', new Promise(() => undefined)],
    ['where they did not load', fails],
  ])('counts no cars of the list before as those of a keyword, %s [HOME-6, HOME-8]', async (_when, answer) => {
    const { router } = openFor('trabant', answer, '/home?filters=open');
    await screen.findByRole('button', { name: 'Show 95 cars' });
    await act(() => router.navigate('/home?filters=open&keyword=trabant'));
    expect(await screen.findByRole('button', { name: 'Show cars' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('offers the first page beyond the end of the list', async () => {
    const user = userEvent.setup();
    const { query } = openFor('"current":99', cars(95, []), '/home?brand=byd&page=99&finderPage=2');
    expect(await screen.findByText('The list is shorter than that')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to its first page' }));
    expect(query()).toEqual({ brand: 'byd', finderPage: '2' });
    expect(await screen.findByRole('link', { name: 'BYD Seal' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('keeps the focus at the list whose filters are cleared [SHELL-20]', async () => {
    const user = userEvent.setup();
    open('/home?brand=byd');
    await screen.findByRole('link', { name: 'BYD Seal' });
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('moves the focus to the head of the list when another page of it is shown', async () => {
    const user = userEvent.setup();
    open('/home');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  });

  it('is a form and links that work without scripts [HOME-6]', async () => {
    open('/home?brand=byd&page=2&finderBrand=kia');
    const form = screen.getByRole('searchbox').closest('form');
    expect(form).toHaveAttribute('action', '#Catalogue');
    const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`);
    expect(sent).toEqual(['brand=byd', 'finderBrand=kia', 'keyword=']);
    expect(await screen.findByRole('link', { name: 'Longest range' })).toHaveAttribute(
      'href',
      '/home?brand=byd&finderBrand=kia&sort=rangeDesc#Catalogue',
    );
  });
});
