import { slotKey } from '@caravan/shared/contracts';
import type { Page } from '../../e2e/support/browser';
import type { Visit } from './visits';

/** Buttons that are pressed on a page. */
const MOST_BUTTONS = 8;
/** Milliseconds in which a page must answer after a press. */
const ANSWER_LIMIT = 5000;

const isAnswering = (page: Page): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_LIMIT);
  });
  return Promise.race([page.evaluate(() => true), late]).finally(() => clearTimeout(timer));
};

/** Presses a button by its place among those that are shown. Returns its name, or null if there is none. */
const pressButton = (page: Page, buttons: string, place: number): Promise<string | null> =>
  page.evaluate(
    (selector, index) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const button = shown[index];
      // Not within the evaluation, which a press without end would hold.
      if (button) setTimeout(() => button.click());
      return button ? (button.getAttribute('aria-label') ?? button.textContent.trim()) : null;
    },
    buttons,
    place,
  );

/** Presses the buttons of the candidate's slots one after the other. Returns the one after which the page no longer answers. */
export const pressFaults = async (page: Page, { address, slots }: Visit): Promise<readonly string[]> => {
  const buttons = slots.map((slot) => `[data-slot="${slotKey(slot)}"] button:enabled`).join();
  const start = page.url();
  for (let place = 0; place < MOST_BUTTONS; place += 1) {
    try {
      const name = await pressButton(page, buttons, place);
      if (name === null) return [];
      if (!(await isAnswering(page))) return [`${address}: the page does not answer after a press of "${name}"`];
      await page.keyboard.press('Escape');
    } catch {
      // The press loads another document.
      await page.goto(start, { waitUntil: 'load' });
    }
  }
  return [];
};
