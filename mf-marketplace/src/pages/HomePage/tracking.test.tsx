import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { brand, cars, newsItem, top, vehicle } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { page } from './HomePage';

const finderBrands = ['kia', 'opel'].map((id) => ({
  id,
  name: `The ${id}`,
  logo: `/media/brands/${id}.svg`,
  year: null,
}));

/** Opens the home page; `noted` are the events of a type that it noted since, or of all types. */
const open = (address = '/home') => {
  const track = jest.fn<void, Parameters<Track>>();
  const { router } = renderSite(<page.Component />, {
    address,
    site: { track },
    answers: {
      vehicleTops: ['1', '2', '3'].map((id) => top(id)),
      newsList: [newsItem('1'), newsItem('2', { link: 'https://news.example/2' })],
      getFinderFriendship: [],
      hotBrandList: [brand('byd', 'BYD'), brand('zeekr', 'Zeekr')],
      usedCarPage: cars(95),
      getFinderTops: [],
      getFinderBrandsV2: finderBrands,
      getFinderVehicles: { current: 1, size: 12, total: 1, data: [vehicle()] },
    },
  });
  const noted = (type?: string) => track.mock.calls.filter(([name]) => type === undefined || name === type);
  return { noted, router, user: userEvent.setup() };
};

const link = (name: string) => screen.findByRole('link', { name });

describe('what the home page notes', () => {
  it('is that it was opened, once, whatever its address says of page or place [TRK-2]', async () => {
    const { noted, router } = open('/home?page=2');
    await link('News 1');
    await act(() => router.navigate('/home?finderPage=2#VehicleFinder'));
    expect(noted()).toEqual([['FINDER_HOME_PV', {}]]);
  });

  it('is the stay, when it is left [TRK-2]', async () => {
    const { noted } = open();
    await link('News 1');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));
    const [stay] = noted('FINDER_HOME_STAY');
    expect(Object.keys(stay?.[1] ?? {})).toEqual(['inTime', 'outTime', 'stayTime']);
  });

  it('is a news item that is opened, here or in another tab, by number and title [TRK-2]', async () => {
    const { noted, user } = open();
    await user.click(await link('News 2'));
    await user.pointer([{ keys: '[MouseMiddle]', target: await link('News 1') }]);
    expect(noted('HOME_NEWS_PV')).toEqual([
      ['HOME_NEWS_PV', { id: '2', title: 'News 2' }],
      ['HOME_NEWS_PV', { id: '1', title: 'News 1' }],
    ]);
  });

  it.each(['1', '3'])('is a top vehicle that is opened: the %s. [TRK-2]', async (id) => {
    const { noted, user } = open();
    await user.click(await link(`Top ${id}`));
    expect(noted('FINDER_TOP_PV')).toEqual([['FINDER_TOP_PV', { id }]]);
  });

  it('is a brand that is chosen in the finder and in the catalogue [TRK-2]', async () => {
    const { noted, user } = open();
    const opel = await link('The opel');
    const zeekrs = await screen.findAllByRole('link', { name: /^Zeekr ?12$/ });
    expect([opel, ...zeekrs].map((each) => each.getAttribute('href'))).toEqual([
      '/vehicles?brand=opel',
      '/cars?brand=zeekr',
    ]);
    // In other tabs: their pages are others.
    for (const each of [opel, ...zeekrs]) await user.pointer({ keys: '[MouseMiddle]', target: each });
    expect(noted('FINDER_BRAND_PV')).toEqual([
      ['FINDER_BRAND_PV', { brandId: 'opel' }],
      ['FINDER_BRAND_PV', { brandId: 'zeekr' }],
    ]);
  });
});
