import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Track } from '@caravan/shared/site';
import { brand, cars, newsItem, top, vehicle } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { page } from './HomePage';

/** Opens the home page. `tracked` returns its events, of one type or of all. */
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
      getFinderBrandsV2: [brand('kia', 'The kia'), brand('opel', 'The opel')],
      getFinderVehicles: { current: 1, size: 12, total: 1, data: [vehicle()] },
    },
  });
  const tracked = (type?: string) => track.mock.calls.filter(([name]) => type === undefined || name === type);
  return { tracked, router, user: userEvent.setup() };
};

const link = (name: string) => screen.findByRole('link', { name });

describe('the home page', () => {
  it('tracks one page view, not changes of its query [TRK-2]', async () => {
    const { tracked, router } = open('/home?page=2');
    await link('News 1');
    await act(() => router.navigate('/home?finderPage=2#VehicleFinder'));
    expect(tracked()).toEqual([['FINDER_HOME_PV', {}]]);
  });

  it('tracks the stay when the visitor leaves [TRK-2]', async () => {
    const { tracked } = open();
    await link('News 1');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));
    const [stay] = tracked('FINDER_HOME_STAY');
    expect(Object.keys(stay?.[1] ?? {})).toEqual(['inTime', 'outTime', 'stayTime']);
  });

  it('tracks opened news with id and title, in this tab or a new one [TRK-2]', async () => {
    const { tracked, user } = open();
    await user.click(await link('News 2'));
    await user.pointer([{ keys: '[MouseMiddle]', target: await link('News 1') }]);
    expect(tracked('HOME_NEWS_PV')).toEqual([
      ['HOME_NEWS_PV', { id: '2', title: 'News 2' }],
      ['HOME_NEWS_PV', { id: '1', title: 'News 1' }],
    ]);
  });

  it.each(['1', '3'])('tracks the opened top vehicle %s [TRK-2]', async (id) => {
    const { tracked, user } = open();
    await user.click(await link(`Top ${id}`));
    expect(tracked('FINDER_TOP_PV')).toEqual([['FINDER_TOP_PV', { id }]]);
  });

  it('tracks a brand chosen in the finder or the catalogue [TRK-2]', async () => {
    const { tracked, user } = open();
    const opel = await link('The opel');
    const zeekrs = await screen.findAllByRole('link', { name: /^Zeekr ?12$/ });
    expect([opel, ...zeekrs].map((each) => each.getAttribute('href'))).toEqual([
      '/vehicles?brand=opel',
      '/cars?brand=zeekr',
    ]);
    // Opens them in new tabs, so that this page stays.
    for (const each of [opel, ...zeekrs]) await user.pointer({ keys: '[MouseMiddle]', target: each });
    expect(tracked('FINDER_BRAND_PV')).toEqual([
      ['FINDER_BRAND_PV', { brandId: 'opel' }],
      ['FINDER_BRAND_PV', { brandId: 'zeekr' }],
    ]);
  });
});
