import { home } from '../../pages/home';
import { followLink, layout } from '../../pages/layout';
import { toastsOf } from '../../pages/account';
import { samplePage } from '../../pages/routes';
import { setUpFaultProxy, extraOf, followTracking, TRACKING } from '../../support/network';
import { closeTab, hideTab, showTab, setUpVisitors, type Visitor, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

/** An account of the demo data. Its id is the same after every seeding. */
const ACCOUNT = 'w-SHCa2DIk6oycT3S-UCpN1Ibj';

const visit = setUpVisitors();
const proxy = setUpFaultProxy();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit({ allowsConsoleMessages: true, origin: proxy.origin, hasTabs: true });
});

describe('every event', () => {
  it('names device, time, place and visitor [TRK-1]', async () => {
    const { page, open } = visitor;
    const tracked = followTracking(proxy);
    await open(`${samplePage}?accountId=${ACCOUNT}&utm_source=mini`);
    await until(() => page.evaluate(() => localStorage.getItem('identityId') !== null));
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('userId', '17'));
    await followLink(page, 'main a[href="/sales/hot"]', '/sales/hot');
    const clientId = await page.evaluate(() => localStorage.getItem('clientId'));
    const platform = await page.evaluate(() => localStorage.getItem('platform'));
    const sequence = await page.$eval('#caravan-boot', ({ textContent }) => /"sequence":(\d+)/.exec(textContent)?.[1]);
    await tracked.next(3);
    await closeTab(visitor);
    await tracked.next(1);
    const events = tracked.events();
    const first = `${proxy.origin}${samplePage}?accountId=${ACCOUNT}&utm_source=mini`;
    expect(events.map(({ url }) => url).toSorted()).toEqual(
      [first, first, `${proxy.origin}/sales/hot`, `${proxy.origin}/sales/hot`].toSorted(),
    );
    for (const { url, page: path, eventTime, localTime, ...event } of events) {
      expect(path).toBe(new URL(url).pathname);
      // The page reads the clock twice, and `localTime` has no milliseconds.
      expect(Math.abs(new Date(localTime.replace(/\[.*\]$/, '')).getTime() - eventTime)).toBeLessThan(5000);
      expect(event).toMatchObject({ deviceId: clientId, deviceType: 'desktop', osType: 'Linux' });
      expect(extraOf({ ...event, url, page: path, eventTime, localTime })).toMatchObject({
        version: sequence,
        source: 'mini',
      });
    }
    const laterEvents = events.filter(({ url }) => url !== first);
    expect(laterEvents.map(({ identityId, userId, platform: said }) => ({ identityId, userId, said }))).toEqual(
      laterEvents.map(() => ({ identityId: ACCOUNT, userId: '17', said: platform })),
    );
    for (const answer of tracked.answers) expect(answer).toContain('"success":true');
  });
});

describe('an unavailable tracking host', () => {
  /** The browser's message about a failed request, which a page cannot prevent. */
  const BY_BROWSER = /^error: Failed to load resource: /;

  it('that never answers causes no message and one request for each event [TRK-3]', async () => {
    const { page, open, consoleMessages } = visitor;
    proxy.setFault(TRACKING, 'hang');
    await open('/home');
    await followLink(page, `${home.finder} a[href="/vehicles?brand=toyota"]`, '/vehicles?brand=toyota');
    await page.waitForSelector(`${home.lists.vehicles} h3 a`);
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    await page.waitForSelector('[data-slot="ranking/ranking"] ol > li');
    await hideTab(visitor);
    await showTab(visitor);
    expect(await toastsOf(page)).toEqual([]);
    expect(consoleMessages.filter((complaint) => !BY_BROWSER.test(complaint))).toEqual([]);
    // Five events: home page, brand, stay on the home page, ranking, stay on the ranking. Counts distinct bodies, because the browser may
    // repeat a request whose connection broke.
    const tries = (): number => {
      const bodies = proxy.requests.filter(({ path }) => TRACKING.test(path)).map(({ body }) => body());
      return new Set(bodies.filter((body) => body.endsWith('}'))).size;
    };
    await until(async () => tries() >= 5);
    await whenNetworkIdle(page, { ignoredPaths: TRACKING });
    expect(tries()).toBe(5);
  });
});
