import { foreignOn } from '../../audit/georgian';
import { account, signIn } from '../../pages/account';
import { openings, ownOpenings } from '../../pages/dialogs';
import { home } from '../../pages/home';
import { askForLessMotion, motionsOf, waitForMotion, watchMotion } from '../../pages/motion';
import { samplePage } from '../../pages/routes';
import { accessibilityFaults, disconnect, newVisitor, type Visitor } from '../../support/browser';

let visitor: Visitor;

afterEach(() => visitor.leave());
afterAll(disconnect);

const themes = ['light', 'dark'] as const;

describe('in Georgian', () => {
  it.each(openings.map((opening, place) => ({ ...opening, theme: themes[place % 2] ?? 'dark' })))(
    '$name, $theme, passes axe, has no motion where less is asked for, and is all Georgian [SHELL-20] [SHELL-11]',
    async ({ width = 1440, at = samplePage, open: openIt, theme }) => {
      visitor = await newVisitor({ lang: 'ge', theme, width });
      const { page, open } = visitor;
      await watchMotion(page);
      await askForLessMotion(page);
      await open(at);
      await openIt(page);
      expect(await motionsOf(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await foreignOn(page)).toEqual([]);
    },
  );

  it('dialogs of a signed-in visitor pass axe, and are all Georgian [SHELL-20] [SHELL-11]', async () => {
    visitor = await newVisitor({ lang: 'ge', theme: 'light' });
    const { page, open } = visitor;
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

describe('for a visitor who asked for less motion', () => {
  it('no banner of the home page moves, pressed or not [SHELL-20]', async () => {
    visitor = await newVisitor();
    const { page, open } = visitor;
    await watchMotion(page);
    const look = async (): Promise<void> => {
      await open('/home');
      // It hydrates once it is in view.
      await page.$eval(home.carousel, (part) => part.scrollIntoView());
      // Whichever banner is shown, one of them is another.
      for (const place of ['last', 'first']) {
        const dot = `${home.carousel} li:${place}-child button`;
        await page.waitForSelector(dot);
        await page.click(dot);
        await page.waitForSelector(`${dot}[aria-current="true"]`);
      }
    };
    await look();
    // Things move without that wish, so that the check below can fail.
    await waitForMotion(page);
    await askForLessMotion(page);
    await look();
    expect(await motionsOf(page)).toEqual([]);
  });
});
