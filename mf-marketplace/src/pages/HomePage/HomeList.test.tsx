import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@caravan/shared/site';
import { car, vehicle } from '../../testing/fixtures';
import { homeSection, renderSite } from '../../testing/renderSite';
import { Catalogue } from './catalogue/Catalogue';
import { Finder } from './finder/Finder';

const catalogue = {
  List: Catalogue,
  call: 'usedCarPage',
  entry: car(),
  path: '/cars',
  page: 'page',
  other: 'finderPage',
};
const finder = {
  List: Finder,
  call: 'getFinderVehicles',
  entry: vehicle(),
  path: '/vehicles',
  page: 'finderPage',
  other: 'page',
};

describe.each([
  ['catalogue', catalogue],
  ['finder', finder],
])('the list of the %s on the home page', (_, { List, call, entry, path, page, other }) => {
  const open = (total: number, data: readonly unknown[], address = '/home', site: Partial<Site> = {}) =>
    renderSite(homeSection(List), {
      address,
      answers: { hotBrandList: [], getFinderBrandsV2: [], [call]: { current: 1, size: 10, total, data } },
      site,
    });

  it('counts one car in the singular', async () => {
    open(1, [entry]);
    expect(await screen.findByRole('link', { name: '1 car' })).toHaveAttribute('href', path);
  });

  it('says that there are no cars if its stock is empty [HOME-5, HOME-9]', async () => {
    open(0, []);
    expect(await screen.findByText('No cars at the moment')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to the first page' })).not.toBeInTheDocument();
  });

  it('keeps a page of the other list that is still loading [SHELL-25]', async () => {
    const { query } = open(30, [entry], '/home', { goingTo: () => ({ params: {}, search: `?${other}=2` }) });
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(query()).toEqual({ [page]: '2', [other]: '2' });
  });

  it('keeps a loading page of the other list on the way to its first page [SHELL-25]', async () => {
    const goingTo = () => ({ params: {}, search: `?${page}=99&${other}=2` });
    const { query } = open(30, [], `/home?${page}=99`, { goingTo });
    await userEvent.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(query()).toEqual({ [other]: '2' });
  });
});
