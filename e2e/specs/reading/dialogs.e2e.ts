import type { Page } from 'puppeteer';
import { account, signIn } from '../../pages/account';
import { openings, ownOpenings, type Opening } from '../../pages/dialogs';
import { home } from '../../pages/home';
import { languages } from '../../pages/routes';
import { scrollThrough } from '../../pages/shifts';
import { accessibilityFaults } from '../../support/accessible';
import { disconnect, newVisitor, type VisitorOptions } from '../../support/visitor';

afterAll(disconnect);

/** Opens something on a page of its own and gives what a check finds there. */
const checkOpening = async <Found>(
  opening: Opening,
  options: VisitorOptions,
  check: (page: Page) => Promise<Found>,
): Promise<Found> => {
  const { width = 1440 } = opening;
  const { page, open, leave } = await newVisitor({ ...options, width });
  await open(`/sales/sale${opening.query ?? ''}`);
  await opening.open(page);
  const found = await check(page);
  await leave();
  return found;
};

const looks = languages.flatMap((lang) => (['light', 'dark'] as const).map((theme) => ({ lang, theme })));

describe.each(looks)('in $lang, $theme', ({ lang, theme }) => {
  it.each(openings)('the open $name passes all checks of axe [SHELL-20]', async (opening) => {
    expect(await checkOpening(opening, { lang, theme }, accessibilityFaults)).toEqual([]);
  });

  it('what opens for who is signed in passes all checks of axe [SHELL-20]', async () => {
    const { page, open, leave } = await newVisitor({ lang, theme });
    await open('/sales/sale');
    await signIn(page, `axe-${lang}-${theme}-${Date.now()}@example.com`);
    await page.waitForSelector(account.menu);
    const faults: unknown[] = [];
    for (const opening of ownOpenings) {
      await open('/sales/sale');
      await page.waitForSelector(account.menu);
      await opening.open(page);
      faults.push(...(await accessibilityFaults(page)));
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

/** Collects every animation and transition of the documents to come that lasts longer than the eye sees. */
const watchMotion = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    const note = (event: AnimationEvent | TransitionEvent): void => {
      if (!(event.target instanceof Element)) return;
      // Of the style, too: what was short may be over by now.
      const { animationDuration, transitionDuration } = getComputedStyle(event.target);
      const styled = event instanceof AnimationEvent ? animationDuration : transitionDuration;
      const running = event.target.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming());
      const lengths = [
        ...styled.split(',').map((seconds) => Number.parseFloat(seconds) * 1000),
        ...running.map((timing) => Number(timing?.endTime)),
      ];
      if (lengths.some((length) => length > 1)) motions.push(`${event.type} ${event.target.className}`);
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
  });

const motionsOf = (page: Page): Promise<unknown> => page.evaluate('[...new Set(motions)]');

const still = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

describe('for who asked for less motion', () => {
  it('nothing on the home page moves, not while it loads either [SHELL-20]', async () => {
    const { page, open, leave } = await newVisitor();
    await watchMotion(page);
    const look = async (): Promise<void> => {
      await open('/home');
      await scrollThrough(page);
      // Whichever banner is shown, one of them is another.
      for (const place of ['last', 'first']) {
        const dot = `${home.carousel} li:${place}-child button`;
        await page.waitForSelector(dot);
        await page.click(dot);
        await page.waitForSelector(`${dot}[aria-current="true"]`);
      }
    };
    await look();
    // Without the wish things move, so that what follows says something.
    expect(await motionsOf(page)).not.toEqual([]);
    await page.emulateMediaFeatures(still);
    await look();
    expect(await motionsOf(page)).toEqual([]);
    await leave();
  });

  it.each(openings)('$name opens at once [SHELL-20]', async ({ width = 1440, query = '', open: openIt }) => {
    const { page, open, leave } = await newVisitor({ width });
    await watchMotion(page);
    await page.emulateMediaFeatures(still);
    await open(`/sales/sale${query}`);
    await openIt(page);
    expect(await motionsOf(page)).toEqual([]);
    await leave();
  });
});
