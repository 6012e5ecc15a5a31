import type { Page } from 'puppeteer';
import { scrollThrough, shiftsOf, watchShifts } from '../pages/shifts';
import {
  accessibilityFaults,
  whenNetworkIdle,
  newVisitor,
  type Visitor,
  type VisitorOptions,
} from '../support/browser';
import { readSetting } from '../support/site';
import { watchCalls } from './calls';
import { markNewKinds, type KnownKinds } from './kinds';
import { brokenWords, everyStep, faultsOfEveryStep, layoutFaults, resize } from './layoutFaults';
import { isFirstOfRemote, type Audited } from './pages';
import { missingFrom } from './serverText';
import { stateFaults } from './stateContrast';

type Theme = 'light' | 'dark';

/** Settings of an audit: the visitor's, the first width of the window, and the theme at each width that axe checks. */
export interface Look extends Required<Pick<VisitorOptions, 'lang' | 'currency' | 'theme' | 'width'>> {
  readonly axe: Readonly<Record<number, Theme>>;
}

/** Result of opening a page: its status, and lists of faults that should be empty. */
export interface HydratedPage {
  readonly status: number;
  readonly missing: readonly string[];
  readonly consoleMessages: readonly string[];
  readonly calls: readonly string[];
}

/** And of looking at all of it. */
export interface SurveyedPage extends HydratedPage {
  readonly shifts: unknown;
  readonly texts: readonly string[];
  readonly layout: readonly string[];
  readonly axe: readonly string[];
  /** Of controls that are hovered, focused, pressed or disabled. */
  readonly states: readonly string[];
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: { readonly renderers: Map<number, { readonly bundleType: number }> } | undefined;
}

/** Whether this is React's development build, which alone compares attributes. It says so to its developer tools. */
const isDevelopment = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const renderers = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? new Map<number, never>();
    return [...renderers.values()].some(({ bundleType }) => bundleType === 1);
  });
/** Redux's development build finds that its own checks took long, on a busy machine. */
const ABOUT_CHECKS = /^warn: \w+InvariantMiddleware took \d+ms/;
/** The browser's own message for a document with status 404. */
export const ABOUT_404 = /^error: Failed to load resource: the server responded with a status of 404/;

const complaintsOf = (said: readonly string[], status: number): string[] => {
  const right = [ABOUT_CHECKS, ...(status === 404 ? [ABOUT_404] : [])];
  return said.filter((text) => !right.some((known) => known.test(text)));
};

/** The layout around the content. */
const LAYOUT = ':is(header, nav, footer):not(main *)';
const CONTRAST_MARK = 'data-kind-of-text';

const axeFaults = async ({ page, known }: AuditTab, theme: Theme, leftOut: string[]): Promise<string[]> => {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // Further down whatever passes under the header by chance would be too small to press.
    scrollTo({ top: 0, behavior: 'instant' });
  }, theme);
  await markNewKinds(page, 'texts', CONTRAST_MARK, known);
  return accessibilityFaults(page, { leftOut, contrastOf: `[${CONTRAST_MARK}]` });
};

/** The tab in which an audit opens its pages, one after the other. */
export interface AuditTab extends Visitor {
  readonly look: Look;
  readonly known: KnownKinds;
  /** Calls for data of the page that is open. */
  readonly calls: string[];
}

/**
 * Opens a tab on the site with React's development build, which compares every attribute with what the server sent. A new tab for each page
 * would start a process and compile all scripts again, which takes as much processor time as the page itself.
 */
export const openTab = async (look: Look): Promise<AuditTab> => {
  const visitor = await newVisitor({ ...look, origin: readSetting().checkedOrigin });
  await watchShifts(visitor.page);
  const known = { controls: new Set<string>(), texts: new Set<string>() };
  return { ...visitor, look, known, calls: await watchCalls(visitor.page) };
};

/** Leaves the open page for a document without scripts, and forgets what it said. */
const leavePage = async ({ page, consoleMessages, calls }: AuditTab): Promise<void> => {
  await page.goto(`${readSetting().checkedOrigin}/robots.txt`);
  consoleMessages.length = 0;
  calls.length = 0;
};

/** Opens a page. `survey` continues on it. Console messages are read after it. */
const openAndHydrate = async <Result>(
  tab: AuditTab,
  { path, isListed, framed }: Audited,
  survey: (page: Page) => Promise<Result>,
): Promise<HydratedPage & Result> => {
  const { page, open, look, calls, consoleMessages } = tab;
  await leavePage(tab);
  await resize(page, look.width);
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  const status = await open(path);
  const html = await (await answered).text();
  await whenNetworkIdle(page);
  const early = [...calls];
  const missing = await missingFrom(html, page, isListed || framed ? 'main' : 'main h1');
  const unchecked = framed || (await isDevelopment(page)) ? [] : ['this is not React’s development build'];
  const result = await survey(page);
  return {
    status,
    missing,
    consoleMessages: [...unchecked, ...complaintsOf(consoleMessages, status)],
    calls: early,
    ...result,
  };
};

/** Opens a page and checks only its hydration, and whether it fits the narrowest window. */
export const openHydrated = (tab: AuditTab, address: Audited): Promise<HydratedPage & { readonly layout: string[] }> =>
  openAndHydrate(tab, address, async (page) => {
    const layout = await brokenWords(page);
    const [narrowest = 320] = everyStep;
    await resize(page, narrowest);
    return { layout: [...layout, ...(await layoutFaults(page, narrowest))] };
  });

/** Opens a page once, and looks at everything that must hold of it. `textFaults` are those of a language. */
export const survey = async (
  tab: AuditTab,
  address: Audited,
  textFaults: (page: Page) => Promise<readonly string[]>,
): Promise<SurveyedPage> => {
  const { page, look, known } = tab;
  const seen = await openAndHydrate(tab, address, async () => {
    await scrollThrough(page);
    const shifts = await shiftsOf(page);
    const texts = await textFaults(page);
    const layout = [...(await brokenWords(page)), ...(await faultsOfEveryStep(page))];
    return { shifts, texts, layout };
  });
  // The rest adds attributes to elements. React would report them of a part that hydrates later.
  const axe: string[] = [];
  // All pages of a remote share the layout.
  const leftOut = isFirstOfRemote(address) ? [] : [LAYOUT];
  for (const [width, theme] of Object.entries(look.axe)) {
    await resize(page, Number(width));
    axe.push(...(await axeFaults(tab, theme, leftOut)).map((fault) => `${width} px, ${theme}: ${fault}`));
  }
  await resize(page, 1440);
  // Last: it changes the page.
  return { ...seen, axe, states: await stateFaults(page, known) };
};
