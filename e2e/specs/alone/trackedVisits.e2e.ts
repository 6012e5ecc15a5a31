import { hotModelList, newsList, vehicleTops } from '@caravan/shared/contracts/calls';
import { home } from '../../pages/home';
import { waitForAddress, chooseLanguage, followLink, layout } from '../../pages/layout';
import { callApi, readSetting } from '../../support/site';
import { setUpFaultProxy, extraOf, followTracking, type EventSummary, expectEvents } from '../../support/network';
import { closeTab, hideTab, showTab, setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();
const proxy = setUpFaultProxy();

/** Returns the newest month of the sales overview, which it shows by default. */
const newestMonth = async (): Promise<string | undefined> => {
  const html = await (await fetch(`${readSetting().origin}/sales/list`)).text();
  return /<select[^>]*name="month".*?<option[^>]*value="([\d-]+)"/s.exec(html)?.[1];
};

describe('the tracking of a visit', () => {
  it('sends each event of the home page once [TRK-2]', async () => {
    const { page, open } = await visit({ origin: proxy.origin });
    const tracked = followTracking(proxy);
    const [model] = await callApi(hotModelList, { location: 'georgia', timeType: 2 });
    const news = await callApi(newsList, {});
    const [top] = await callApi(vehicleTops, {});
    const saleNews = news.find(({ link }) => link === '/sales/sale');
    const lookAtInsights = () => page.$eval(home.insights, (part) => part.scrollIntoView());
    const insights: EventSummary = ['HOME_ANALYSIS_PV', { modelId: model?.modelId, location: 'georgia' }];
    await expectEvents(tracked, [
      { name: 'opens it', act: () => open('/home'), expectedEvents: [['FINDER_HOME_PV', {}]] },
      {
        name: 'looks at the insights',
        act: lookAtInsights,
        expectedEvents: [insights],
      },
      {
        name: 'looks at another model',
        act: () => page.click(`${home.insights} [role="radiogroup"] label:nth-of-type(2)`),
        expectedEvents: [],
      },
      {
        name: 'turns a page of the finder',
        act: () => followLink(page, `${home.finder} a[href*="finderPage=2"]`, '/home?finderPage=2'),
        expectedEvents: [],
      },
      {
        name: 'chooses a brand there, which has a page of its own',
        act: () => followLink(page, `${home.finder} a[href="/vehicles?brand=toyota"]`, '/vehicles?brand=toyota'),
        expectedEvents: [
          ['FINDER_BRAND_PV', { brandId: 'toyota' }],
          ['FINDER_HOME_STAY', {}],
        ],
      },
      {
        name: 'comes back home',
        act: () => followLink(page, layout.logo, '/home'),
        expectedEvents: [['FINDER_HOME_PV', {}]],
      },
      {
        name: 'looks at the insights once more',
        act: lookAtInsights,
        expectedEvents: [insights],
      },
      {
        name: 'opens news within the site',
        act: () => followLink(page, `${home.front} a[href="/sales/sale"]`, '/sales/sale'),
        expectedEvents: [
          ['HOME_NEWS_PV', { id: saleNews?.id, title: saleNews?.title }],
          ['FINDER_HOME_STAY', {}],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      {
        name: 'goes back to the top',
        act: () => followLink(page, layout.logo, '/home'),
        expectedEvents: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['FINDER_HOME_PV', {}],
        ],
      },
      {
        name: 'opens the top vehicle by the keyboard',
        act: async () => {
          await page.focus(`${home.front} a[href="${top?.link}"]`);
          await page.keyboard.press('Enter');
          await waitForAddress(page, top?.link ?? '');
        },
        expectedEvents: [
          ['FINDER_TOP_PV', { id: top?.id }],
          ['FINDER_HOME_STAY', {}],
        ],
      },
    ]);
  });

  it('sends each view and stay of sales and rankings once, also over reloads and hidden tabs [TRK-2]', async () => {
    const visitor = await visit({ origin: proxy.origin, hasTabs: true });
    const { page, open } = visitor;
    const tracked = followTracking(proxy);
    const month = await newestMonth();
    const georgia = { location: 'georgia', month };
    const azerbaijan = { location: 'azerbaijan', month };
    const model = { modelId: 'hyundai-elantra', type: 'month' };
    const atModel = `/sales/detail/month/${model.modelId}?location=azerbaijan`;
    await expectEvents(tracked, [
      { name: 'opens sales', act: () => open('/sales/list'), expectedEvents: [['STATISTIC_SALE_PV', georgia]] },
      {
        name: 'looks at months in place of weeks',
        act: () => followLink(page, 'main a[href="/sales/list?type=1"]', '/sales/list?type=1'),
        expectedEvents: [],
      },
      {
        name: 'looks at another country',
        act: () =>
          followLink(
            page,
            'main a[href="/sales/list?location=azerbaijan&type=1"]',
            '/sales/list?location=azerbaijan&type=1',
          ),
        expectedEvents: [
          ['STATISTIC_SALE_STAY', georgia],
          ['STATISTIC_SALE_PV', azerbaijan],
        ],
      },
      {
        name: 'opens a model of its list',
        act: () => followLink(page, `main figure a[href="${atModel}"]`, atModel),
        expectedEvents: [
          ['STATISTIC_SALE_STAY', azerbaijan],
          ['STATISTIC_MODEL_PV', model],
        ],
      },
      {
        name: 'goes to a ranking',
        act: () => followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale'),
        expectedEvents: [
          ['STATISTIC_MODEL_STAY', model],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      {
        name: 'goes to another, and to its second page',
        act: async () => {
          await followLink(page, 'main a[href="/sales/hot"]', '/sales/hot');
          await followLink(page, 'main a[href^="/sales/hot?page=2"]', '/sales/hot?page=2');
        },
        expectedEvents: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['DATA_RANKING_PV', { id: 'hot' }],
        ],
      },
      {
        name: 'goes two steps back',
        act: async () => {
          await page.evaluate(() => history.go(-2));
          await waitForAddress(page, '/sales/sale');
        },
        expectedEvents: [
          ['DATA_RANKING_STAY', { id: 'hot' }],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      {
        name: 'chooses Georgian, which loads the page again',
        act: () => chooseLanguage(page, 'ka'),
        expectedEvents: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      { name: 'hides the tab', act: () => hideTab(visitor), expectedEvents: [['DATA_RANKING_STAY', { id: 'sale' }]] },
      { name: 'shows it again', act: () => showTab(visitor), expectedEvents: [] },
      { name: 'closes it', act: () => closeTab(visitor), expectedEvents: [['DATA_RANKING_STAY', { id: 'sale' }]] },
    ]);
    const stays = tracked.events().filter(({ eventType }) => eventType.endsWith('_STAY'));
    for (const { inTime, outTime, stayTime } of stays.map(extraOf)) {
      expect(Number(outTime) - Number(inTime)).toBe(stayTime);
      expect(stayTime).toBeGreaterThanOrEqual(0);
    }
  });
});
