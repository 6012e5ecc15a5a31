import { setTimeout as delay } from 'node:timers/promises';
import { untilRest, type Visitor } from './visitor';

/** Milliseconds between two presses of an impatient visitor. */
const PAUSE = 200;

/** What the site's code answers: the first button of the content in view that opens no dialog and sends nothing, else the theme, else the menu. */
const PRESSED = [
  'main button:not([type="submit"], [aria-haspopup], [disabled])',
  'main label:has(input[type="radio"], input[type="checkbox"])',
  'header button:not([aria-haspopup])',
  'header button',
];

/** The middle of what is pressed, in pixels of the screen. */
const target = (selectors: readonly string[]): { x: number; y: number } | null => {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && y < innerHeight && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  return null;
};

/**
 * Opens an address and presses something that its code answers, from the moment it is seen until the page was taken over,
 * then once more: milliseconds from the press that took longest to the frame after it (INP). Presses end the search for the largest
 * picture, so this is a visit of its own.
 */
export const pressWhileLoading = async (visitor: Visitor, address: string): Promise<number> => {
  const { page, notes } = visitor;
  const opened = page.goto(address, { waitUntil: 'domcontentloaded' });
  // Told below, where nothing went wrong before.
  opened.catch(() => undefined);
  const place = await (await page.waitForFunction(target, {}, PRESSED)).jsonValue();
  if (!place) throw new Error(`${address} shows nothing to press`);
  for (let isReady = false; !isReady;) {
    isReady = (await notes()).ready > 0;
    await page.mouse.click(place.x, place.y);
    await delay(PAUSE);
  }
  await opened;
  await untilRest(visitor, true);
  return (await notes()).slowestPress;
};
