import { setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();

describe('the sales overview', () => {
  it('has twenty rows in both lists, of 42 pixels and of 30 on a phone [SAL-2, PMS-2]', async () => {
    const { page, open } = await visit();
    const heights = (): Promise<number[]> =>
      page.$$eval('figure tbody tr:has(a)', (found) => found.map((row) => row.getBoundingClientRect().height));
    await open('/sales/list');
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 42));
    await page.setViewport({ width: 767, height: 800 });
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 30));
  });
});
