import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { PageBreadcrumbs } from './PageBreadcrumbs';

it('starts at the home page and ends at the page itself', async () => {
  renderSite(<PageBreadcrumbs steps={[{ text: 'Catalogue', to: '/cars' }, { text: 'BYD Seal' }]} />);
  const breadcrumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/cars']);
  expect(breadcrumbs.getByText('Home')).toBeInTheDocument();
  expect(breadcrumbs.getByText('BYD Seal')).toHaveAttribute('aria-current', 'page');
});
