import { layout, samplePage } from '../../pages/layout';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { firstAnswer } from '../../support/site';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';

const visit = setUpVisitors();

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
