import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, cars } from '../../../testing/fixtures';
import { homeSection, renderSite, type Answers } from '../../../testing/renderSite';
import { Catalogue } from './Catalogue';

const brands = Array.from({ length: 14 }, (_, index) => brand(`brand-${index}`, `Brand ${index}`));
const answers: Answers = { hotBrandList: brands, usedCarPage: cars(95) };
const open = (address = '/home', more: Answers = {}) =>
  renderSite(homeSection(Catalogue), { address, answers: { ...answers, ...more } });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the catalogue on the home page', () => {
  it('shows the newest ten cars, with links to all and to a page [HOME-5]', async () => {
    const { lastParameter } = open();
    await screen.findByRole('link', { name: 'BYD Seal' });
    expect(lastParameter('usedCarPage')).toEqual({ sort: 'newest', current: 1, size: 10 });
    expect(hrefOf('All 95 cars')).toBe('/cars');
    expect(hrefOf('Page 2')).toBe('/home?page=2#Catalogue');
  });

  it('links to page 1 after the end of its list [HOME-5]', async () => {
    open('/home?page=99', { usedCarPage: cars(95, []) });
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(hrefOf('Go to the first page')).toBe('/home#Catalogue');
  });

  it('focuses the list after a change of its page [HOME-5]', async () => {
    const user = userEvent.setup();
    const { query } = open('/home?finderPage=2');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(query()).toEqual({ finderPage: '2', page: '2' });
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'BYD Seal' })),
    );
  });

  it('starts the list of brands with a link to all filters [HOME-5]', async () => {
    open();
    const links = within(await screen.findByRole('list', { name: 'Brands' })).getAllByRole('link');
    expect(links[0]).toHaveAccessibleName('All filters');
    expect(links[0]).toHaveAttribute('href', '/cars?filters=open');
    expect(links[1]).toHaveAttribute('href', '/cars?brand=brand-0');
    expect(links).toHaveLength(11);
  });
});
