import { layout } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { firstAnswer } from '../../support/site';
import { useVisitors, whenFocused, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = useVisitors();

describe('the side menu', () => {
  it('stays narrow after a reload, also in the HTML of the server [SHELL-4]', async () => {
    const { page, open } = await visit();
    await watchShifts(page);
    await open(samplePage);
    const width = (): Promise<number> => page.$eval(layout.sideMenu, (menu) => menu.clientWidth);
    const wide = await width();
    await page.click(layout.collapse);
    await page.waitForSelector(layout.expand);
    const narrow = await width();
    expect(narrow).toBeLessThan(wide / 2);

    await open('/sales/list');
    await whenNetworkIdle(page);
    expect(await width()).toBe(narrow);
    expect(await shiftsOf(page)).toEqual([]);
    const { html } = await firstAnswer('/sales/list', 'menu=narrow');
    expect(/<nav[^>]*>(?:(?!<\/nav>).)*<\/nav><div[^>]*><button[^>]*aria-expanded="false"/s.test(html)).toBe(true);

    await page.click(layout.expand);
    await open('/sales/list');
    expect(await width()).toBe(wide);
  });
});

describe('the end of a page', () => {
  it('has a button to the top after 1000 pixels, also by keyboard [SHELL-7] [SHELL-20]', async () => {
    const { page, open } = await visit();
    await open('/privacy');
    const scroll = (top: number): Promise<void> => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(1000);
    await until(() => page.evaluate(() => scrollY === 1000));
    expect(await page.$(layout.backToTop)).toBeNull();
    await scroll(1001);
    await page.waitForSelector(layout.backToTop);
    await scroll(1500);
    await page.$$eval('footer a', (links) => links.at(-1)?.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await whenFocused(page, layout.backToTop);
    await page.keyboard.press('Enter');
    await until(() => page.evaluate(() => scrollY === 0));
    await until(async () => (await page.$(layout.backToTop)) === null);
    await whenFocused(page, layout.content);
  });
});
