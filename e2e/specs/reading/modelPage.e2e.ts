import { waitForAddress, isSameDocument, markDocument, whenChanged } from '../../pages/layout';
import { accessibilityLines, setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();

describe('the page of a model', () => {
  const heading = '[data-slot="statistics/model"] h1';

  it('finds a model by its name with the keyboard, full screen on a phone [PMS-1]', async () => {
    const { page, open } = await visit();
    await page.setViewport({ width: 360, height: 740 });
    await open('/sales/detail/week/toyota-prius');
    await markDocument(page);
    const before = await page.$eval(heading, (title) => title.textContent);
    await page.focus('[data-slot="statistics/model"] button[aria-haspopup="dialog"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] ul button');
    expect(await page.$eval('dialog[open]', (dialog) => dialog.getBoundingClientRect().x)).toBe(0);
    expect(await page.$eval('dialog[open]', (dialog) => dialog.getBoundingClientRect().height)).toBe(740);
    expect(await accessibilityLines(page, await page.$('dialog[open]'))).toEqual(
      expect.arrayContaining(['dialog Models sold in Georgia', 'searchbox Brand or model', 'button Toyota expanded']),
    );
    await page.keyboard.type('camry');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForAddress(page, '/sales/detail/week/toyota-camry');
    await whenChanged(page, heading, before);
    expect(await page.$('dialog[open]')).toBeNull();
    expect(await isSameDocument(page)).toBe(true);
  });
});
