import { slotKey, type Slot } from '@caravan/shared/contracts';
import {
  type Browser,
  type BrowserContext,
  type Page,
  bytesOf,
  weightOf,
  accessibilityFaults,
  whenNetworkIdle,
  watchRequests,
} from '../../e2e/support/browser';
import { KB, limitOf, MAX_SCRIPT_KB } from '../../e2e/audit/budgets';
import { shiftsOf, watchShifts } from '../../e2e/pages/shifts';
import { until } from '../../e2e/support/until';
import english from '../../shell/universal/locales/en.json';
import georgian from '../../shell/universal/locales/ge.json';
import { heapOf, isLoaded, waitForCondition, isShown, busyShare, rootStylesOf } from './pageState';
import { findClickFaults } from './clicks';
import { QUICK_COMPRESSION } from './visitServer';
import { leakFaults, stepAndReturn, type Neighbour } from './steps';
import type { TrialVisitor } from './visitors';
import type { Visit } from './visits';

/** The site of a trial for its visitors. */
export interface TrialSite {
  readonly browser: Browser;
  readonly origin: string;
  /** Token of the session of visitors who are signed in. */
  readonly token: string;
  /** Returns whether an address of the site shows a page of another remote than the candidate. */
  readonly isOtherRemote: (pathname: string) => boolean;
  /** Pages of other remotes, by visitor and path. */
  readonly neighbours: Map<string, Promise<Neighbour>>;
  /** Addresses of pages that stay busy after loading. They are not opened again, because they slow down all other pages. */
  readonly busyAddresses: Set<string>;
}

/** One page, opened by one visitor. */
export interface Opening {
  readonly visit: Visit;
  readonly visitor: TrialVisitor;
  /** Whether no visitor opened this page before. Some checks run once for each page. */
  readonly isFirst: boolean;
}

/** Milliseconds for the hydration of a page, for the content of a slot, and for all checks of a page. */
const READY_TIMEOUT_MS = 20_000;
const LOAD_TIMEOUT_MS = 60_000;
const VISIT_TIMEOUT_MS = 180_000;
/** Milliseconds without a request after which a page counts as loaded. */
const IDLE_MS = 250;
/** Milliseconds of a check of a loaded page, the number of checks, and the share of the time in which the page may be busy. */
const BUSY_CHECK_MS = 700;
const BUSY_CHECKS = 3;
const MAX_BUSY_SHARE = 0.5;
/** Bytes by which the JavaScript heap may grow during a check. */
const MAX_IDLE_GROWTH_BYTES = 4_000_000;
/** Cumulative layout shift that a page may have. */
const MAX_SHIFT = 0.02;

/** The shell's texts in a slot that has not loaded yet, or that failed. */
const loadingTexts = [english.layout.loading, georgian.layout.loading];
const failureTitles = [english.layout.failure.title, georgian.layout.failure.title];

/** Returns a message without its stack. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const messageOf = (thrown: unknown): string => firstLine(thrown instanceof Error ? thrown.message : String(thrown));

const consoleFaults = (address: string, complaints: readonly string[]): readonly string[] =>
  [...new Set(complaints)].map((text) => `${address}: ${text}`);

const settle = (page: Page): Promise<void> => whenNetworkIdle(page, { idleMs: IDLE_MS });

/** Opens a page as a visitor. Adds messages of the console, errors and dialogs to `complaints`. */
const openPage = async (
  { origin, token }: TrialSite,
  context: BrowserContext,
  { lang, width, isSignedIn }: TrialVisitor,
  address: string,
  complaints: string[] = [],
): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(READY_TIMEOUT_MS);
  // tsx adds calls of this helper to functions that puppeteer sends to the page.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await watchRequests(page);
  await watchShifts(page);
  await page.setViewport({ width, height: 900 });
  await context.setCookie({ name: 'lang', value: lang, domain: new URL(origin).hostname, path: '/' });
  await page.evaluateOnNewDocument((session) => {
    // Documents without an origin have no storage.
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('caravan:prompt', String(Date.now()));
    if (session) localStorage.setItem('token', session);
  }, isSignedIn && token);
  page.on('console', (message) => complaints.push(firstLine(message.text())));
  page.on('pageerror', (error) => complaints.push(messageOf(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`it opens a dialog of the browser (${dialog.message()})`);
    void dialog.dismiss();
  });
  await page.goto(origin + address, { waitUntil: 'load' });
  await until(() => page.evaluate(() => document.documentElement.dataset['ready'] === ''), {
    limitMs: READY_TIMEOUT_MS,
  });
  return page;
};

/** Measures a page in a browser in which the candidate never ran. */
const openNeighbour = async (site: TrialSite, visitor: TrialVisitor, path: string): Promise<Neighbour> => {
  const context = await site.browser.createBrowserContext();
  try {
    const page = await openPage(site, context, visitor, path);
    await settle(page);
    return { path, title: await page.title(), styles: await rootStylesOf(page) };
  } finally {
    await context.close();
  }
};

/** Returns the last page of another remote that the layout links to, because pages in the footer take the least CPU time. */
const neighbourOf = async (site: TrialSite, page: Page, visitor: TrialVisitor): Promise<Neighbour | undefined> => {
  const links = await page.$$eval(':is(header, nav, footer) a[href^="/"]', (found) =>
    found.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );
  const path = links.findLast((each) => site.isOtherRemote(each));
  if (path === undefined) return undefined;
  const key = JSON.stringify([visitor, path]);
  const found = site.neighbours.get(key) ?? openNeighbour(site, visitor, path);
  site.neighbours.set(key, found);
  return found;
};

const selectorOf = (slot: Slot): string => `[data-slot="${slotKey(slot)}"]`;

/**
 * Waits until a slot of the candidate shows no placeholder. A page without open requests may still show one on a busy machine, or before
 * it requests its code again.
 */
const hasLoaded = (page: Page, slot: Slot): Promise<boolean> =>
  waitForCondition(LOAD_TIMEOUT_MS, () => isLoaded(page, selectorOf(slot), loadingTexts));

/** Adds the faults of the candidate's slots on a loaded page. */
const addSlotFaults = async (page: Page, { address, slots }: Visit, faults: string[]): Promise<void> => {
  for (const slot of slots) {
    const selector = selectorOf(slot);
    const isDone = await hasLoaded(page, slot);
    const text = await page.$eval(selector, (found) => found.textContent.replaceAll('\u00AD', '')).catch(() => null);
    if (text === null || failureTitles.some((title) => text.includes(title)))
      faults.push(`${address} shows a failure in place of ${slotKey(slot)}`);
    else if (!(await isShown(page, selector))) faults.push(`${address} shows nothing of ${slotKey(slot)}`);
    else if (!isDone) faults.push(`${address} does not finish loading ${slotKey(slot)}`);
  }
};

/** Adds layout shifts, and what axe finds. */
const addAppearanceFaults = async (page: Page, { address }: Visit, faults: string[]): Promise<void> => {
  const shifts = await shiftsOf(page);
  const totalShift = Array.isArray(shifts) ? shifts.reduce((sum: number, { value }) => sum + Number(value), 0) : 0;
  if (totalShift > MAX_SHIFT)
    faults.push(`${address}: what is shown moves while it loads (layout shift over ${MAX_SHIFT})`);
  for (const fault of await accessibilityFaults(page)) faults.push(`${address}: ${firstLine(fault)}`);
};

/** Returns a fault if a page waits for too many bytes of script. */
const weightFaults = async (page: Page, address: string): Promise<string[]> => {
  const maxKilobytes = limitOf(new URL(page.url()).pathname, 'script', MAX_SCRIPT_KB).max * QUICK_COMPRESSION;
  const kilobytes = bytesOf((await weightOf(page)).blockingScripts) / KB;
  return kilobytes > maxKilobytes
    ? [`${address} waits for ${kilobytes.toFixed(0)} KB of script (at most ${maxKilobytes})`]
    : [];
};

/** Returns the faults of a page that stays busy. Measures several times, because on a busy machine a loaded page may still have work. */
const busyFaults = async (page: Page, address: string): Promise<string[]> => {
  const firstHeap = await heapOf(page);
  let heap = firstHeap;
  let isBusy = false;
  for (let check = 0; check < BUSY_CHECKS; check += 1) {
    isBusy = (await busyShare(page, BUSY_CHECK_MS)) > MAX_BUSY_SHARE;
    const before = heap;
    heap = await heapOf(page);
    if (!isBusy && heap - before <= MAX_IDLE_GROWTH_BYTES) return [];
  }
  return [
    ...(isBusy ? [`${address} keeps the CPU busy while nothing happens`] : []),
    ...(heap - firstHeap > MAX_IDLE_GROWTH_BYTES ? [`${address} takes ever more memory while nothing happens`] : []),
  ];
};

/** Adds the faults of a page one by one, so that those before a timeout are reported. */
const visitPage = async (
  site: TrialSite,
  context: BrowserContext,
  { visit, visitor, isFirst }: Opening,
  faults: string[],
): Promise<void> => {
  const { address, isFramed } = visit;
  const complaints: string[] = [];
  const page = await openPage(site, context, visitor, address, complaints);
  // Before scrolling, since a page may still get its height.
  await settle(page);
  // Loads the parts that load in view.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page);
  // The sign-in page redirects visitors who are signed in.
  const hasLeft = new URL(page.url()).pathname !== new URL(address, site.origin).pathname;
  if (!hasLeft) await addSlotFaults(page, visit, faults);
  if (hasLeft && !visitor.isSignedIn) faults.push(`${address} leads on to ${new URL(page.url()).pathname} by itself`);
  if (isFirst) {
    const busy = await busyFaults(page, address);
    faults.push(...busy, ...(await weightFaults(page, address)));
    if (busy.length > 0) {
      site.busyAddresses.add(address);
      faults.push(...consoleFaults(address, complaints));
      return;
    }
  }
  if (!hasLeft) await addAppearanceFaults(page, visit, faults);
  // A dialog that opens by itself covers the links of the layout.
  const hasNoLayout = isFramed || hasLeft || (await page.$('dialog:modal')) !== null;
  const neighbour = hasNoLayout ? undefined : await neighbourOf(site, page, visitor);
  if (neighbour) {
    const by = visitor.width < 600 ? 'pointer' : 'keyboard';
    faults.push(...(await stepAndReturn(page, address, neighbour, by, () => settle(page))));
    for (const slot of visit.slots) await hasLoaded(page, slot);
    if (isFirst && visit.isFirstOfRoute && faults.length === 0)
      faults.push(...(await leakFaults(page, address, neighbour)));
  }
  if (!hasNoLayout && !neighbour) faults.push(`${address} shows no link of the layout to a page of another remote`);
  const messages = consoleFaults(address, complaints);
  // Last, because a click may have any effect.
  if (isFirst && !hasLeft) faults.push(...(await findClickFaults(page, visit)));
  faults.push(...messages);
};

/**
 * Opens a page and returns its faults. Repeats it once if it throws. On a busy machine a link can be clicked before the layout
 * is hydrated.
 */
export const faultsInBrowser = async (
  site: TrialSite,
  opening: Opening,
  isAgain = false,
): Promise<readonly string[]> => {
  const { address } = opening.visit;
  const context = await site.browser.createBrowserContext();
  const faults: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(() => resolve([...faults, `${address} does not answer in Chromium`]), VISIT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([visitPage(site, context, opening, faults).then(() => faults), timeout]);
  } catch (error) {
    if (!isAgain) return await faultsInBrowser(site, opening, true);
    return [...faults, `${address} cannot be checked in Chromium (${messageOf(error)})`];
  } finally {
    clearTimeout(timer);
    await context.close();
  }
};
