import type { Page } from '../../e2e/support/browser';
import { isSameDocument, markDocument } from '../../e2e/pages/layout';
import { heapOf, waitForCondition, isShown, rootStylesOf, type RootStyles } from './pageState';

/** A page of another remote that the layout links to, measured in a browser in which the candidate never ran. */
export interface Neighbour {
  readonly path: string;
  readonly title: string;
  readonly styles: RootStyles;
}

const CONTENT = 'main :is(h1, [data-slot])';
const PARTS = ['header:not(main *)', 'main', 'footer:not(main *)'];
/** Milliseconds for a step within the site. */
const STEP_TIMEOUT_MS = 10_000;
/** Steps after which both pages are loaded, and all steps. Memory after the first ones is compared with memory at the end. */
const FIRST_STEPS = 8;
const STEPS = 40;
/** Maximum bytes by which memory may grow between the two measurements. */
const MAX_GROWTH_BYTES = 4_000_000;

/** Returns the slot of the page that is shown. */
const readShownSlot = (page: Page): Promise<string> =>
  page.$eval('main [data-slot]', (slot) => slot.getAttribute('data-slot') ?? '');

/**
 * Waits until the page of an address is shown. `isCandidate`: whether its slot is `candidate`. Also checks the slot, because the address
 * changes before the page does. A click on a link too early would replace the entry of the history.
 */
const arriveAt = (page: Page, path: string, candidate: string, isCandidate: boolean): Promise<boolean> =>
  waitForCondition(STEP_TIMEOUT_MS, () =>
    page.evaluate(
      (expectedPath, slot, isExpected) => {
        const shown = document.querySelector('main [data-slot]')?.getAttribute('data-slot');
        return location.pathname === expectedPath && shown !== undefined && (shown === slot) === isExpected;
      },
      path,
      candidate,
      isCandidate,
    ),
  );

/** Follows a link of the layout by a click, or by Enter. */
const followLink = async (page: Page, path: string, by: 'pointer' | 'keyboard'): Promise<void> => {
  const [x, y] = await page.evaluate((selector): [number, number] => {
    // Finds the visible link, because a closed menu may contain another one.
    const link = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus();
    const box = link?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  }, `:is(header, nav, footer) a[href="${path}"]`);
  await (by === 'keyboard' ? page.keyboard.press('Enter') : page.mouse.click(x, y));
};

/** Returns the changes that the candidate's page left on the following page of another remote. */
const findSideEffects = async (page: Page, { path, title, styles }: Neighbour): Promise<string[]> => {
  const hidden: string[] = [];
  const end = Date.now() + STEP_TIMEOUT_MS;
  for (const part of [...PARTS, CONTENT]) {
    if (!(await waitForCondition(Math.max(0, end - Date.now()), () => isShown(page, part)))) hidden.push(part);
  }
  const found = await rootStylesOf(page);
  const changed = Object.keys({ ...styles, ...found }).filter((name) => found[name] !== styles[name]);
  const shownTitle = await page.title();
  return [
    ...hidden.map(
      (part) => `once it is left, ${part === CONTENT ? 'the content' : part.split(':', 1)[0]} of ${path} is not shown`,
    ),
    ...changed.slice(0, 1).map((name) => `once it is left, ${name} is ${found[name] ?? 'gone'}, not ${styles[name]}`),
    ...(shownTitle === title ? [] : [`once it is left, the title of ${path} is "${shownTitle}", not "${title}"`]),
  ];
};

/** Goes to a page of another remote within the document and back. Returns the candidate's faults. */
export const stepAndReturn = async (
  page: Page,
  address: string,
  neighbour: Neighbour,
  by: 'pointer' | 'keyboard',
  settle: () => Promise<void>,
): Promise<readonly string[]> => {
  const { pathname } = new URL(page.url());
  const candidate = await readShownSlot(page);
  await markDocument(page);
  await followLink(page, neighbour.path, by);
  if (!(await arriveAt(page, neighbour.path, candidate, false)))
    return [`${address}: following the link to ${neighbour.path} by ${by} does not open it`];
  if (!(await isSameDocument(page))) throw new Error(`the link to ${neighbour.path} loads another document`);
  await settle();
  const sideEffects = (await findSideEffects(page, neighbour)).map((sideEffect) => `${address}: ${sideEffect}`);
  await page.evaluate(() => history.back());
  if (!(await arriveAt(page, pathname, candidate, true)))
    return [...sideEffects, `${address}: Back does not return to it`];
  await settle();
  return sideEffects;
};

/** Goes to another page and back twenty times. Returns a fault if memory grows too much. */
export const leakFaults = async (page: Page, address: string, { path }: Neighbour): Promise<readonly string[]> => {
  const { pathname } = new URL(page.url());
  const candidate = await readShownSlot(page);
  const link = `:is(header, nav, footer) a[href="${path}"]`;
  const stepBackAndForth = async (times: number): Promise<number> => {
    for (let step = 0; step < times; step += 2) {
      await page.$eval(link, (found) => found instanceof HTMLElement && found.click());
      if (!(await arriveAt(page, path, candidate, false)))
        throw new Error(`the page of step ${step + 1} does not appear`);
      await page.evaluate(() => history.back());
      if (!(await arriveAt(page, pathname, candidate, true)))
        throw new Error(`the page of step ${step + 2} does not appear`);
    }
    return heapOf(page);
  };
  const before = await stepBackAndForth(FIRST_STEPS);
  const steps = STEPS - FIRST_STEPS;
  const growthBytes = (await stepBackAndForth(steps)) - before;
  const megabytes = (growthBytes / 1e6).toFixed(1);
  return growthBytes > MAX_GROWTH_BYTES
    ? [`${address}: ${steps} steps to and from it leave ${megabytes} MB behind`]
    : [];
};
