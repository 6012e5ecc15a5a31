import { whenHydrated, launchChromium, type Browser } from '../../support/browser';
import { readSetting } from '../../support/site';

describe('after Back from another site', () => {
  let browser: Browser;

  beforeAll(async () => {
    // The test has a browser of its own, because puppeteer disables the back/forward cache by default.
    browser = await launchChromium({ isFullBrowser: true, removedArguments: ['--disable-back-forward-cache'] });
  });
  afterAll(() => browser.close());

  it.each(['/home', '/sales/sale'])('the browser restores %s from its back/forward cache', async (path) => {
    const { origin, apiOrigin } = readSetting();
    const page = await browser.newPage();
    await page.goto(origin + path);
    await whenHydrated(page);
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await page.goto(`${apiOrigin}/health`);
    await page.goBack();
    const restored = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const persisted: unknown = Reflect.get(window, 'persisted');
      return { persisted, notRestoredReasons: visit && JSON.stringify(Reflect.get(visit, 'notRestoredReasons')) };
    });
    expect(restored).toEqual({ persisted: true, notRestoredReasons: 'null' });
    await page.close();
  });
});
