import { slotKey } from '@caravan/shared/contracts';
import type { Page } from '../../e2e/support/browser';
import type { Visit } from './visits';

/** Maximum number of buttons that are clicked on a page. */
const MAX_BUTTONS = 8;
/** Milliseconds in which a page must answer after a click. */
const ANSWER_TIMEOUT_MS = 5000;

const isAnswering = (page: Page): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([page.evaluate(() => true), timeout]).finally(() => clearTimeout(timer));
};

/** Clicks a visible button by its index. Returns its name, or null without such a button. */
const clickButton = (page: Page, buttons: string, position: number): Promise<string | null> =>
  page.evaluate(
    (selector, index) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const button = shown[index];
      // After the evaluation, which would not end if the handler never returns.
      if (button) setTimeout(() => button.click());
      return button ? (button.getAttribute('aria-label') ?? button.textContent.trim()) : null;
    },
    buttons,
    position,
  );

/** Clicks the buttons of the candidate's slots one by one. Returns a fault if the page no longer answers. */
export const findClickFaults = async (page: Page, { address, slots }: Visit): Promise<readonly string[]> => {
  const buttons = slots.map((slot) => `[data-slot="${slotKey(slot)}"] button:enabled`).join();
  const start = page.url();
  for (let index = 0; index < MAX_BUTTONS; index += 1) {
    try {
      const name = await clickButton(page, buttons, index);
      if (name === null) return [];
      if (!(await isAnswering(page))) return [`${address}: the page does not answer after a click on "${name}"`];
      await page.keyboard.press('Escape');
    } catch {
      // The click has loaded another document.
      await page.goto(start, { waitUntil: 'load' });
    }
  }
  return [];
};
