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
import { isFirstOfRemote, type AuditedPage } from './pages';
import { findMissingTexts } from './serverText';
import { stateFaults } from './stateContrast';

type Theme = 'light' | 'dark';

/** The visitor of an audit, with the origin of the site and the width in which its pages open. */
type AuditVisitor = VisitorOptions & Required<Pick<VisitorOptions, 'origin' | 'width'>>;

/** What a complete check of a page depends on: the faults of texts in its language, and the theme at each width that axe checks. */
export interface SurveySettings {
  readonly textFaults: (page: Page) => Promise<readonly string[]>;
  readonly axe: Readonly<Record<number, Theme>>;
}

/** Result of opening a page: its status, and lists of faults that should be empty. */
export interface HydratedPage {
  readonly status: number;
  readonly missing: readonly string[];
  readonly consoleMessages: readonly string[];
  readonly calls: readonly string[];
}

/** Result of a complete check of a page. */
export interface SurveyedPage extends HydratedPage {
  readonly shifts: unknown;
  readonly texts: readonly string[];
  readonly layout: readonly string[];
  readonly axe: readonly string[];
  /** Contrast faults of controls that are hovered, focused, pressed or disabled. */
  readonly states: readonly string[];
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: { readonly renderers: Map<number, { readonly bundleType: number }> } | undefined;
}

/** Returns whether this is React's development build. Only that build compares attributes. It registers as such with React's developer tools. */
const isDevelopment = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const renderers = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? new Map<number, never>();
    return [...renderers.values()].some(({ bundleType }) => bundleType === 1);
  });
/** Redux's development build warns that its own checks were slow, on a busy machine. */
const ABOUT_CHECKS = /^warn: \w+InvariantMiddleware took \d+ms/;
/** The browser's own message for a document with status 404. */
const ABOUT_404 = /^error: Failed to load resource: the server responded with a status of 404/;

const unexpectedMessages = (messages: readonly string[], status: number): string[] => {
  const expectedMessages = [ABOUT_CHECKS, ...(status === 404 ? [ABOUT_404] : [])];
  return messages.filter((text) => !expectedMessages.some((known) => known.test(text)));
};

/** The layout around the content. */
const LAYOUT = ':is(header, nav, footer):not(main *)';
const CONTRAST_MARK = 'data-kind-of-text';

const axeFaults = async ({ page, known }: AuditTab, theme: Theme, excludedParts: string[]): Promise<string[]> => {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // If the page is scrolled, the header covers part of some controls, and axe reports them as too small.
    scrollTo({ top: 0, behavior: 'instant' });
  }, theme);
  await markNewKinds(page, 'texts', CONTRAST_MARK, known);
  return accessibilityFaults(page, { excludedParts, contrastOf: `[${CONTRAST_MARK}]` });
};

/** The tab in which an audit opens its pages, one after the other. */
export interface AuditTab extends Visitor {
  readonly options: AuditVisitor;
  readonly known: KnownKinds;
  /** Calls for data of the open page. */
  readonly calls: string[];
}

/**
 * Opens a tab for several pages. A new tab for each page would start a process and compile all scripts again. That takes as much CPU time as
 * the page.
 */
export const openTab = async (options: AuditVisitor): Promise<AuditTab> => {
  const visitor = await newVisitor(options);
  await watchShifts(visitor.page);
  const known = { controls: new Set<string>(), texts: new Set<string>() };
  return { ...visitor, options, known, calls: await watchCalls(visitor.page) };
};

/** Leaves the open page for a document without scripts. Clears the recorded messages and calls. */
const leavePage = async ({ page, options, consoleMessages, calls }: AuditTab): Promise<void> => {
  await page.goto(`${options.origin}/robots.txt`);
  consoleMessages.length = 0;
  calls.length = 0;
};

/**
 * Opens a page and runs `survey` on it and its HTML. Reads the console messages afterwards. The checked origin must have React's development
 * build, which compares every attribute with the server's HTML.
 */
export const openAndHydrate = async <Result>(
  tab: AuditTab,
  { path, isListed, isFramed }: AuditedPage,
  survey: (page: Page, html: string) => Promise<Result>,
): Promise<HydratedPage & Result> => {
  const { page, open, options, calls, consoleMessages } = tab;
  await leavePage(tab);
  await resize(page, options.width);
  const documentResponse = page.waitForResponse((response) => response.request().isNavigationRequest());
  const status = await open(path);
  const html = await (await documentResponse).text();
  await whenNetworkIdle(page);
  const callsBeforeSurvey = [...calls];
  const missing = await findMissingTexts(html, page, isListed || isFramed);
  const isChecked = options.origin !== readSetting().checkedOrigin || isFramed || (await isDevelopment(page));
  const unchecked = isChecked ? [] : ['this is not React’s development build'];
  const result = await survey(page, html);
  return {
    status,
    missing,
    consoleMessages: [...unchecked, ...unexpectedMessages(consoleMessages, status)],
    calls: callsBeforeSurvey,
    ...result,
  };
};

/** Opens a page. Checks only its hydration and whether it fits the narrowest window. */
export const openHydrated = (
  tab: AuditTab,
  address: AuditedPage,
): Promise<HydratedPage & { readonly layout: string[] }> =>
  openAndHydrate(tab, address, async (page) => {
    const layout = await brokenWords(page);
    const [narrowest = 320] = everyStep;
    await resize(page, narrowest);
    return { layout: [...layout, ...(await layoutFaults(page, narrowest))] };
  });

/** Opens a page once and checks all of it. */
export const survey = async (tab: AuditTab, address: AuditedPage, settings: SurveySettings): Promise<SurveyedPage> => {
  const { page, known } = tab;
  const surveyed = await openAndHydrate(tab, address, async () => {
    await scrollThrough(page);
    const shifts = await shiftsOf(page);
    const texts = await settings.textFaults(page);
    const layout = [...(await brokenWords(page)), ...(await faultsOfEveryStep(page))];
    return { shifts, texts, layout };
  });
  // The next checks add attributes to elements. React would report them in a part that hydrates later.
  const axe: string[] = [];
  // All pages of a remote share the layout.
  const leftOut = isFirstOfRemote(address) ? [] : [LAYOUT];
  for (const [width, theme] of Object.entries(settings.axe)) {
    await resize(page, Number(width));
    axe.push(...(await axeFaults(tab, theme, leftOut)).map((fault) => `${width} px, ${theme}: ${fault}`));
  }
  await resize(page, 1440);
  // This check is the last one, because it changes the page.
  return { ...surveyed, axe, states: await stateFaults(page, known) };
};
