import { waitForAddress } from '../../pages/layout';
import { home } from '../../pages/home';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';

const visit = setUpVisitors();

const { cars } = home.lists;

describe('the catalogue', () => {
  it('combines choices that are clicked before the first one has loaded [SHELL-25]', async () => {
    const { page, open } = await visit();
    await open('/cars');
    await page.waitForSelector(`${cars} aside a`);
    // The code of the filters loads after the page.
    await whenNetworkIdle(page);
    // Both clicks are in one task, so that React cannot render between them.
    await page.evaluate((list) => {
      for (const choice of ['energy=electric', 'body=suv']) {
        document.querySelector<HTMLElement>(`${list} aside a[href="/cars?${choice}"]`)?.click();
      }
    }, cars);
    await waitForAddress(page, '/cars?body=suv&energy=electric');
  });
});
