import { foreignOn } from '../../audit/georgian';
import { account, click, signIn } from '../../pages/account';
import { closeByEscape, openings, ownOpenings } from '../../pages/dialogs';
import { home } from '../../pages/home';
import { layout, samplePage } from '../../pages/layout';
import { askForLessMotion, motionsOf, waitForMotion, watchMotion } from '../../pages/motion';
import { accessibilityFaults, newVisitor, setUpVisitors, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

const themes = ['light', 'dark'] as const;

describe('in Georgian', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await newVisitor({ lang: 'ge' });
    await watchMotion(visitor.page);
    await askForLessMotion(visitor.page);
  });
  afterAll(() => visitor.leave());

  it.each(openings.map((opening, index) => ({ ...opening, theme: themes[index % 2] ?? 'dark' })))(
    '$name, $theme, passes the audit of dialogs [SHELL-20] [SHELL-11]',
    async ({ width = 1440, address = samplePage, open: openIt, theme }) => {
      const { page, context, open, consoleMessages } = visitor;
      await page.setViewport({ width, height: 900 });
      await context.setCookie({ name: 'theme', value: theme, domain: '127.0.0.1', path: '/' });
      await open(address);
      await openIt(page);
      expect(await motionsOf(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await foreignOn(page)).toEqual([]);
      expect(consoleMessages).toEqual([]);
    },
  );

  it('dialogs of a signed-in visitor pass the audit of dialogs [SHELL-20] [SHELL-11]', async () => {
    const { page, open } = await visit({ lang: 'ge', theme: 'light' });
    const name = `dialogs-${Date.now()}`;
    await open(samplePage);
    await signIn(page, `${name}@example.com`);
    await page.waitForSelector(account.menu);
    const faults: string[] = [];
    for (const opening of ownOpenings) {
      await open(samplePage);
      await page.waitForSelector(account.menu);
      await opening.open(page);
      faults.push(...(await accessibilityFaults(page)), ...(await foreignOn(page, [name])));
    }
    expect(faults).toEqual([]);
  });
});

describe('on a phone', () => {
  it('Back removes the filters one by one before it leaves the list', async () => {
    const { page, open } = await visit({ width: 360 });
    const isAt = (address: string): Promise<boolean> =>
      page.evaluate((expectedAddress) => location.pathname + location.search === expectedAddress, address);
    // After a dialog closes, the page goes back from the dialog's history entry by itself.
    const isAtOwnEntry = (): Promise<boolean> => page.evaluate(() => !('dialog' in Object(history.state)));
    await open('/home');
    await click(page, 'main a[href="/vehicles"]');
    await click(page, 'button[name="filters"]');
    const addresses = ['/home', '/vehicles'];
    // The second link belongs to the changed list, so it also has the first filter.
    for (const filters of ['[href*="brand="]', '[href*="brand="][href*="body="]']) {
      const choice = await page.waitForSelector(`${layout.dialog} a${filters}`);
      addresses.push((await choice?.evaluate((link) => link.getAttribute('href'))) ?? '');
      await choice?.click();
      await until(() => isAt(addresses.at(-1) ?? ''));
    }
    await closeByEscape(page);
    await until(isAtOwnEntry);
    for (const address of addresses.toReversed().slice(1)) {
      await page.goBack();
      await until(async () => (await isAt(address)) && (await isAtOwnEntry()));
    }
  });
});

describe('for a visitor with reduced motion', () => {
  it('the banners of the home page change without motion [SHELL-20]', async () => {
    const { page, open } = await visit();
    await watchMotion(page);
    const showBanners = async (afterPress?: () => Promise<unknown>): Promise<void> => {
      await open('/home');
      // The carousel hydrates in view.
      await page.$eval(home.carousel, (part) => part.scrollIntoView());
      // One of the two dots changes the banner.
      for (const edge of ['last', 'first']) {
        const dot = `${home.carousel} li:${edge}-child button`;
        await page.waitForSelector(dot);
        await page.click(dot);
        await page.waitForSelector(`${dot}[aria-current="true"]`);
        await afterPress?.();
      }
    };
    // Without reduced motion banners move, which proves that the check can fail. Waits, because the next click could stop a motion.
    await showBanners(() => waitForMotion(page));
    await askForLessMotion(page);
    await showBanners();
    expect(await motionsOf(page)).toEqual([]);
  });
});
