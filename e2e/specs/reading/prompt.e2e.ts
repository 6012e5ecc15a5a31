import { account, click } from '../../pages/account';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

describe('the one-tap prompt', () => {
  it('appears once after the first input on the home page [SHELL-13]', async () => {
    const guest = await visit({ prompt: true });
    const { page, open } = guest;
    await open('/home');
    expect(await page.$(account.prompt)).toBeNull();
    await page.keyboard.press('Tab');
    const prompt = await page.waitForSelector(account.prompt);
    const top = (await prompt?.boundingBox())?.y ?? 0;
    const bottoms = await page.$$eval('[data-slot="marketplace/home"] :is(a, button, img, h2)', (all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().bottom),
    );
    expect(bottoms.filter((bottom) => bottom > top)).toEqual([]);
    await click(page, `${account.prompt} > div button`);
    await until(async () => (await page.$(account.prompt)) === null);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open('/home');
    await page.keyboard.press('Tab');
    await whenNetworkIdle(page);
    expect(calls.filter((url) => url.endsWith('getLoginOptions'))).toEqual([]);
  });
});
