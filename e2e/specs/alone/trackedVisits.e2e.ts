import type { Page } from 'puppeteer';
import { getFinderFriendshipDetail, hotModelList, newsList, vehicleTops } from '@caravan/shared/contracts/calls';
import { home } from '../../pages/home';
import { arrivedAt, chooseLanguage, followLink, layout } from '../../pages/layout';
import { ask, readSetting } from '../../support/site';
import { useFaultProxy, extraOf, followTracking, type EventSummary, expectEvents } from '../../support/network';
import { closeTab, hideTab, showTab, useVisitors, type Visitor } from '../../support/browser';

const visit = useVisitors();
const proxy = useFaultProxy();
let visitor: Visitor;

/** The month that the sales overview shows at first: the newest of its picker. */
const newestMonth = async (): Promise<string | undefined> => {
  const html = await (await fetch(`${readSetting().origin}/sales/list`)).text();
  return /<select[^>]*name="month".*?<option[^>]*value="([\d-]+)"/s.exec(html)?.[1];
};

/** A vehicle with others recommended below it, and an advert: ids are the same at every seeding. */
const VEHICLE = '200035';
const ADVERT = '402';
const REQUEST = 'form:has(input[name="star"])';
const SAVE = 'main button[aria-pressed]';
const DRAW = 'form:not(:has(input[name="star"])):has(input[name="telephone"])';

/** Opens a vehicle; gives its id and that of the first one that it recommends. */
const recommended = async (page: Page, open: Visitor['open']): Promise<string[]> => {
  await open(`/detail/${VEHICLE}`);
  const href = await page.$eval('main a[href^="/detail/"]', (link) => link.getAttribute('href'));
  return [VEHICLE, href?.split('/').at(-1) ?? ''];
};

describe('the tracking of a visit', () => {
  it('sends each event of the home page once [TRK-2]', async () => {
    visitor = await visit({ origin: proxy.origin, hasTabs: true });
    const { page, open } = visitor;
    const tracked = followTracking(proxy);
    const [model] = await ask(hotModelList, { location: 'georgia', timeType: 2 });
    const news = await ask(newsList, {});
    const [top] = await ask(vehicleTops, {});
    const within = news.find(({ link }) => link === '/sales/sale');
    const elsewhere = news.slice(0, 4).find(({ link }) => link.startsWith('https://'));
    const opened = (item = within): EventSummary => ['HOME_NEWS_PV', { id: item?.id, title: item?.title }];
    const newsLink = (item = within): string => `${home.front} a[href="${item?.link}"]`;
    const lookAtInsights = () => page.$eval(home.insights, (part) => part.scrollIntoView());
    const insights: EventSummary = ['HOME_ANALYSIS_PV', { modelId: model?.modelId, location: 'georgia' }];
    await expectEvents(tracked, [
      { name: 'opens it', act: () => open('/home'), noted: [['FINDER_HOME_PV', {}]] },
      {
        name: 'looks at the insights',
        act: lookAtInsights,
        noted: [insights],
      },
      {
        name: 'looks at another model',
        act: () => page.click(`${home.insights} [role="radiogroup"] label:nth-of-type(2)`),
        noted: [],
      },
      {
        name: 'turns a page of the finder',
        act: () => followLink(page, `${home.finder} a[href*="finderPage=2"]`, '/home?finderPage=2'),
        noted: [],
      },
      {
        name: 'chooses a brand there, which has a page of its own',
        act: () => followLink(page, `${home.finder} a[href="/vehicles?brand=toyota"]`, '/vehicles?brand=toyota'),
        noted: [
          ['FINDER_BRAND_PV', { brandId: 'toyota' }],
          ['FINDER_HOME_STAY', {}],
        ],
      },
      {
        name: 'comes back home',
        act: () => followLink(page, layout.logo, '/home'),
        noted: [['FINDER_HOME_PV', {}]],
      },
      {
        name: 'looks at the insights once more',
        act: lookAtInsights,
        noted: [insights],
      },
      {
        name: 'opens news of another site in another tab, which hides this one',
        act: () => page.click(newsLink(elsewhere)),
        noted: [opened(elsewhere), ['FINDER_HOME_STAY', {}]],
      },
      { name: 'comes back to this tab', act: () => showTab(visitor), noted: [] },
      {
        name: 'opens news within the site',
        act: () => followLink(page, newsLink(), '/sales/sale'),
        noted: [opened(), ['FINDER_HOME_STAY', {}], ['DATA_RANKING_PV', { id: 'sale' }]],
      },
      {
        name: 'goes back to the top',
        act: () => followLink(page, layout.logo, '/home'),
        noted: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['FINDER_HOME_PV', {}],
        ],
      },
      {
        name: 'opens the top vehicle by the keyboard',
        act: async () => {
          await page.focus(`${home.front} a[href="${top?.link}"]`);
          await page.keyboard.press('Enter');
          await arrivedAt(page, top?.link ?? '');
        },
        noted: [
          ['FINDER_TOP_PV', { id: top?.id }],
          ['FINDER_HOME_STAY', {}],
        ],
      },
    ]);
  });

  it('sends each view and stay of sales and rankings once, also over reloads and hidden tabs [TRK-2]', async () => {
    visitor = await visit({ origin: proxy.origin, hasTabs: true });
    const { page, open } = visitor;
    const tracked = followTracking(proxy);
    const month = await newestMonth();
    const georgia = { location: 'georgia', month };
    const azerbaijan = { location: 'azerbaijan', month };
    const model = { modelId: 'hyundai-elantra', type: 'month' };
    const atModel = `/sales/detail/month/${model.modelId}?location=azerbaijan`;
    await expectEvents(tracked, [
      { name: 'opens sales', act: () => open('/sales/list'), noted: [['STATISTIC_SALE_PV', georgia]] },
      {
        name: 'looks at months in place of weeks',
        act: () => followLink(page, 'main a[href="/sales/list?type=1"]', '/sales/list?type=1'),
        noted: [],
      },
      {
        name: 'looks at another country',
        act: () =>
          followLink(
            page,
            'main a[href="/sales/list?location=azerbaijan&type=1"]',
            '/sales/list?location=azerbaijan&type=1',
          ),
        noted: [
          ['STATISTIC_SALE_STAY', georgia],
          ['STATISTIC_SALE_PV', azerbaijan],
        ],
      },
      {
        name: 'opens a model of its list',
        act: () => followLink(page, `main figure a[href="${atModel}"]`, atModel),
        noted: [
          ['STATISTIC_SALE_STAY', azerbaijan],
          ['STATISTIC_MODEL_PV', model],
        ],
      },
      {
        name: 'goes to a ranking',
        act: () => followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale'),
        noted: [
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
        noted: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['DATA_RANKING_PV', { id: 'hot' }],
        ],
      },
      {
        name: 'goes two steps back',
        act: async () => {
          await page.evaluate(() => history.go(-2));
          await arrivedAt(page, '/sales/sale');
        },
        noted: [
          ['DATA_RANKING_STAY', { id: 'hot' }],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      {
        name: 'chooses Georgian, which loads the page anew',
        act: () => chooseLanguage(page, 'ka'),
        noted: [
          ['DATA_RANKING_STAY', { id: 'sale' }],
          ['DATA_RANKING_PV', { id: 'sale' }],
        ],
      },
      { name: 'hides the tab', act: () => hideTab(visitor), noted: [['DATA_RANKING_STAY', { id: 'sale' }]] },
      { name: 'shows it again', act: () => showTab(visitor), noted: [] },
      { name: 'closes it', act: () => closeTab(visitor), noted: [['DATA_RANKING_STAY', { id: 'sale' }]] },
    ]);
    const stays = tracked.events().filter(({ eventType }) => eventType.endsWith('_STAY'));
    for (const { inTime, outTime, stayTime } of stays.map(extraOf)) {
      expect(Number(outTime) - Number(inTime)).toBe(stayTime);
      expect(stayTime).toBeGreaterThanOrEqual(0);
    }
  });

  it('sends each view, success and stay of vehicles, adverts, downloads and draw once [TRK-2]', async () => {
    // Without tabs that hide each other: the browser takes a sixth of the processor time.
    visitor = await visit({ origin: proxy.origin });
    const { page, open } = visitor;
    // A new number: each can enter the draw once.
    const number = String(Date.now());
    const tracked = followTracking(proxy);
    const { title } = await ask(getFinderFriendshipDetail, { id: ADVERT, lang: 'en' });
    const [before = '', after = ''] = await recommended(page, open);
    await tracked.next(1);
    await expectEvents(tracked, [
      {
        name: 'goes on to another vehicle',
        act: () => followLink(page, `main a[href="/detail/${after}"]`, `/detail/${after}`),
        noted: [
          ['FINDER_VEHICLE_STAY', { vehicleId: before }],
          ['FINDER_VEHICLE_PV', { vehicleId: after }],
        ],
      },
      {
        name: 'asks for a price, and presses twice',
        act: async () => {
          const email = `nino-${number}@example.com`;
          const entries = { price: '9000', name: 'Nino', companyName: 'Lilo', email, telephone: number };
          for (const [name, text] of Object.entries(entries)) await page.type(`${REQUEST} input[name="${name}"]`, text);
          await page.click(`${REQUEST} input[name="star"][value="4"]`);
          await page.click(`${REQUEST} button[type="submit"]`, { count: 2 });
        },
        noted: [['FINDER_SUBMIT_PRICE', { vehicleId: after }]],
      },
      {
        name: 'opens an advert',
        act: () => open(`/friendship/${ADVERT}`),
        noted: [
          ['FINDER_VEHICLE_STAY', { vehicleId: after }],
          ['FINDER_ADV_PV', { id: ADVERT, title }],
        ],
      },
      {
        name: 'saves it',
        act: () => page.click(SAVE),
        noted: [['FINDER_ADV_COLLECT', { advId: ADVERT, type: 1 }]],
      },
      {
        name: 'takes that back',
        act: () => page.click(SAVE),
        noted: [['FINDER_ADV_COLLECT', { advId: ADVERT, type: 0 }]],
      },
      {
        name: 'goes to the downloads',
        act: () => followLink(page, `${layout.sideMenu} a[href="/download"]`, '/download'),
        noted: [
          ['FINDER_ADV_STAY', { id: ADVERT }],
          ['DOWNLOAD_PV', {}],
        ],
      },
      {
        name: 'goes to the draw, and tries without a name',
        act: async () => {
          await followLink(page, `${layout.sideMenu} a[href="/prize"]`, '/prize');
          await page.waitForSelector(`${DRAW} button[type="submit"]:not([aria-disabled="true"])`);
          await page.$eval(
            `${DRAW} input[name="name"]`,
            (field) => field instanceof HTMLInputElement && field.select(),
          );
          await page.keyboard.press('Backspace');
          await page.click(`${DRAW} button[type="submit"]`);
        },
        noted: [],
      },
    ]);
    await page.type(`${DRAW} input[name="name"]`, 'Nino');
    await page.click(`${DRAW} button[type="submit"]`, { count: 2 });
    const [[event, said] = []] = await tracked.next(1);
    expect([event, Object.keys(said ?? {})]).toEqual(['FINDER_DRAW_PRIZE', ['amount']]);
    const leave = () => followLink(page, 'a[href="/help"]', '/help');
    await expectEvents(tracked, [{ name: 'goes to the help', act: leave, noted: [['FINDER_PRIZE_STAY', {}]] }]);
  });
});
