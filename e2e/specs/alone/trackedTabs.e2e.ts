import { newsList } from '@caravan/shared/contracts/calls';
import { home } from '../../pages/home';
import { followLink, layout } from '../../pages/layout';
import { closeTab, disconnect, hideTab, newVisitor, showTab, type Visitor } from '../../support/browser';
import {
  expectEvents,
  expectTimes,
  followTracking,
  startFaultProxy,
  type EventSummary,
  type FaultProxy,
} from '../../support/network';
import { ask, readSetting } from '../../support/site';

// Tabs that hide each other need the whole browser, which takes six times the CPU time. Other visits are in `trackedVisits`.

let proxy: FaultProxy;
let visitor: Visitor;

beforeAll(async () => {
  proxy = await startFaultProxy(readSetting().origin);
  visitor = await newVisitor({ origin: proxy.origin, hasTabs: true });
});

afterAll(async () => {
  await visitor.leave();
  await proxy.close();
  await disconnect();
});

it('sends each view and stay once over hidden and closed tabs [TRK-2]', async () => {
  const { page, open } = visitor;
  const tracked = followTracking(proxy);
  const news = await ask(newsList, {});
  const elsewhere = news.slice(0, 4).find(({ link }) => link.startsWith('https://'));
  const stay: EventSummary = ['DATA_RANKING_STAY', { id: 'sale' }];
  await expectEvents(tracked, [
    { name: 'opens the home page', act: () => open('/home'), noted: [['FINDER_HOME_PV', {}]] },
    {
      name: 'opens news of another site in another tab, which hides this one',
      act: () => page.click(`${home.front} a[href="${elsewhere?.link}"]`),
      noted: [
        ['HOME_NEWS_PV', { id: elsewhere?.id, title: elsewhere?.title }],
        ['FINDER_HOME_STAY', {}],
      ],
    },
    { name: 'comes back to this tab', act: () => showTab(visitor), noted: [] },
    {
      name: 'goes to a ranking',
      act: () => followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale'),
      noted: [
        ['FINDER_HOME_STAY', {}],
        ['DATA_RANKING_PV', { id: 'sale' }],
      ],
    },
    { name: 'hides the tab', act: () => hideTab(visitor), noted: [stay] },
    { name: 'shows it again', act: () => showTab(visitor), noted: [] },
    { name: 'closes it', act: () => closeTab(visitor), noted: [stay] },
  ]);
  expectTimes(tracked);
});
