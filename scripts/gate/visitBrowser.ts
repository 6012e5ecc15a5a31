import { slotKey } from '@caravan/shared/contracts';
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
import { KB, limit, SCRIPT } from '../../e2e/audit/budgets';
import { shiftsOf, watchShifts } from '../../e2e/pages/shifts';
import { until } from '../../e2e/support/until';
import english from '../../shell/universal/locales/en.json';
import georgian from '../../shell/universal/locales/ge.json';
import { heapOf, isLoaded, isMetWithin, isShown, restLoad, rootStylesOf } from './looks';
import { pressFaults } from './presses';
import { HASTE } from './visitServer';
import { leakFaults, stepAndReturn, type Neighbour } from './steps';
import type { TrialVisitor } from './visitors';
import type { Visit } from './visits';

/** The site of a trial, as its visitors need it. */
export interface TrialSite {
  readonly browser: Browser;
  readonly origin: string;
  /** Token of the session of visitors who are signed in. */
  readonly token: string;
  /** Whether an address of the site shows a page of another remote than the candidate. */
  readonly isOfOthers: (pathname: string) => boolean;
  /** Pages that visitors step to, by visitor and path. */
  readonly neighbours: Map<string, Promise<Neighbour>>;
  /** Addresses of pages that do not come to rest. Nothing more can be learned from them, and they slow down all others. */
  readonly restless: Set<string>;
}

/** Milliseconds for the hydration of a page, and for a whole visit. */
const READY_LIMIT = 20_000;
const VISIT_LIMIT = 180_000;
/** Milliseconds without a request after which a page counts as loaded. */
const IDLE = 250;
/** Milliseconds for which an idle page is watched, how often, and the share of them that it may be busy. */
const REST_MS = 700;
const REST_LOOKS = 3;
const MAX_REST_LOAD = 0.5;
/** Bytes by which its memory may grow meanwhile. */
const MAX_REST_GROWTH = 4_000_000;
/** Cumulative layout shift that a page may have. */
const MAX_SHIFT = 0.02;

/** The shell's texts in place of a page that has not loaded yet, or that failed. */
const loadingTexts = [english.layout.loading, georgian.layout.loading];
const failureTitles = [english.layout.failure.title, georgian.layout.failure.title];

/** Returns the first line of a message: the rest is a stack. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const messageOf = (thrown: unknown): string => firstLine(thrown instanceof Error ? thrown.message : String(thrown));

const saidOn = (address: string, complaints: readonly string[]): readonly string[] =>
  [...new Set(complaints)].map((text) => `${address}: ${text}`);

const settle = (page: Page): Promise<void> => whenNetworkIdle(page, { idle: IDLE });

/** Opens a page as a visitor. `complaints` takes what the console says. */
const openPage = async (
  { origin, token }: TrialSite,
  context: BrowserContext,
  { lang, width, isSignedIn }: TrialVisitor,
  address: string,
  complaints: string[] = [],
): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(READY_LIMIT);
  // tsx adds calls of this helper to functions. Pages do not have it.
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
  await until(() => page.evaluate(() => document.documentElement.dataset['ready'] === ''), { limitMs: READY_LIMIT });
  return page;
};

/** Finds a page of another remote that the layout links to, and opens it in a browser where the candidate never ran. */
const neighbourOf = async (site: TrialSite, page: Page, visitor: TrialVisitor): Promise<Neighbour | undefined> => {
  const links = await page.$$eval(':is(header, nav, footer) a[href^="/"]', (found) =>
    found.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );
  const path = links.find((each) => site.isOfOthers(each));
  if (path === undefined) return undefined;
  const key = JSON.stringify([visitor, path]);
  const found =
    site.neighbours.get(key) ??
    (async (): Promise<Neighbour> => {
      const context = await site.browser.createBrowserContext();
      try {
        const fresh = await openPage(site, context, visitor, path);
        await settle(fresh);
        return { path, title: await fresh.title(), styles: await rootStylesOf(fresh) };
      } finally {
        await context.close();
      }
    })();
  site.neighbours.set(key, found);
  return found;
};

/** Adds the faults in what a page that is loaded shows of the candidate. */
const addSlotFaults = async (page: Page, { address, slots }: Visit, faults: string[]): Promise<void> => {
  for (const slot of slots) {
    const place = `[data-slot="${slotKey(slot)}"]`;
    // Without requests a page may still show its placeholder: on a busy machine, or before its code is requested again.
    await isMetWithin(READY_LIMIT, () => isLoaded(page, place, loadingTexts));
    const text = await page.$eval(place, (found) => found.textContent.replaceAll('\u00AD', '')).catch(() => null);
    if (text === null || failureTitles.some((title) => text.includes(title)))
      faults.push(`${address} shows a failure in place of ${slotKey(slot)}`);
    else if (!(await isShown(page, place))) faults.push(`${address} shows nothing of ${slotKey(slot)}`);
  }
};

/** Adds the faults of the whole page: what has moved, and what axe finds. */
const addLookFaults = async (page: Page, { address }: Visit, faults: string[]): Promise<void> => {
  const shifts = await shiftsOf(page);
  const shifted = Array.isArray(shifts) ? shifts.reduce((sum: number, { value }) => sum + Number(value), 0) : 0;
  if (shifted > MAX_SHIFT)
    faults.push(`${address}: what is shown moves while it loads (layout shift over ${MAX_SHIFT})`);
  for (const fault of await accessibilityFaults(page)) faults.push(`${address}: ${firstLine(fault)}`);
};

/** Returns the faults in the bytes of script that a page waits for. Measured once for each address. */
const weightFaults = async (page: Page, address: string): Promise<string[]> => {
  const most = limit(new URL(page.url()).pathname, 'script', SCRIPT).most * HASTE;
  const kilobytes = bytesOf((await weightOf(page)).waitedFor) / KB;
  return kilobytes > most ? [`${address} waits for ${kilobytes.toFixed(0)} KB of script (at most ${most})`] : [];
};

/**
 * Returns the faults of a page that does not come to rest. Measured once for each address. Looks several times, because a page that
 * has just been loaded by a busy machine may still have work.
 */
const restFaults = async (page: Page, address: string): Promise<string[]> => {
  const atFirst = await heapOf(page);
  let heap = atFirst;
  let isBusy = false;
  for (let look = 0; look < REST_LOOKS; look += 1) {
    isBusy = (await restLoad(page, REST_MS)) > MAX_REST_LOAD;
    const before = heap;
    heap = await heapOf(page);
    if (!isBusy && heap - before <= MAX_REST_GROWTH) return [];
  }
  return [
    ...(isBusy ? [`${address} keeps the processor busy while nothing happens`] : []),
    ...(heap - atFirst > MAX_REST_GROWTH ? [`${address} takes ever more memory while nothing happens`] : []),
  ];
};

/** Adds the faults of a page as it finds them, so that a visit that takes too long loses none. */
const visitPage = async (
  site: TrialSite,
  context: BrowserContext,
  visit: Visit,
  visitor: TrialVisitor,
  isFirst: boolean,
  faults: string[],
): Promise<void> => {
  const { address, framed } = visit;
  const complaints: string[] = [];
  const page = await openPage(site, context, visitor, address, complaints);
  // Also loads what is loaded when it comes into view.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page);
  // The sign-in page redirects visitors who are signed in.
  const hasLeft = new URL(page.url()).pathname !== new URL(address, site.origin).pathname;
  if (!hasLeft) await addSlotFaults(page, visit, faults);
  if (hasLeft && !visitor.isSignedIn) faults.push(`${address} leads on to ${new URL(page.url()).pathname} by itself`);
  if (isFirst) {
    const unrest = await restFaults(page, address);
    faults.push(...unrest, ...(await weightFaults(page, address)));
    if (unrest.length > 0) {
      site.restless.add(address);
      faults.push(...saidOn(address, complaints));
      return;
    }
  }
  if (!hasLeft) await addLookFaults(page, visit, faults);
  // Over a dialog that opens by itself no link of the layout can be pressed.
  const isAlone = framed || hasLeft || (await page.$('dialog:modal')) !== null;
  const neighbour = isAlone ? undefined : await neighbourOf(site, page, visitor);
  if (neighbour) {
    const by = visitor.width < 600 ? 'pointer' : 'keyboard';
    faults.push(...(await stepAndReturn(page, address, neighbour, by, () => settle(page))));
    if (isFirst && visit.isFirst && faults.length === 0) faults.push(...(await leakFaults(page, address, neighbour)));
  }
  if (!isAlone && !neighbour) faults.push(`${address} shows no link of the layout to a page of another remote`);
  const said = saidOn(address, complaints);
  // Last, because a press may have any effect.
  if (isFirst && !hasLeft) faults.push(...(await pressFaults(page, visit)));
  faults.push(...said);
};

/**
 * Opens a page as one visitor. Returns its faults. `isFirst`: whether no visitor opened it before. A visit that throws is repeated
 * once: on a busy machine a link can be pressed before the layout is hydrated.
 */
export const faultsInBrowser = async (
  site: TrialSite,
  visit: Visit,
  visitor: TrialVisitor,
  isFirst: boolean,
  isAgain = false,
): Promise<readonly string[]> => {
  const context = await site.browser.createBrowserContext();
  const faults: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(() => resolve([...faults, `${visit.address} does not answer in Chromium`]), VISIT_LIMIT);
  });
  try {
    return await Promise.race([visitPage(site, context, visit, visitor, isFirst, faults).then(() => faults), late]);
  } catch (error) {
    if (!isAgain) return await faultsInBrowser(site, visit, visitor, isFirst, true);
    return [...faults, `${visit.address} does not come to life in Chromium (${messageOf(error)})`];
  } finally {
    clearTimeout(timer);
    await context.close();
  }
};
