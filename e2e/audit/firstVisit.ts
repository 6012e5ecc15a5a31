import type { Page } from 'puppeteer';
import { closeByEscape } from '../pages/dialogs';
import { layout } from '../pages/layout';
import { askForLessMotion, motionsOf, watchMotion } from '../pages/motion';
import { scrollThrough, shiftsOf, watchShifts } from '../pages/shifts';
import {
  findHeavyLibraries,
  weightOf,
  type FirstVisit,
  walk,
  whenFocused,
  whenNetworkIdle,
  newVisitor,
} from '../support/browser';
import { readSetting } from '../support/site';
import { piecesOf, type Piece } from './boundaries';
import { watchCalls } from './calls';
import { resize } from './layoutFaults';
import { orderFaults } from './order';
import { isFirstOfRemote, type AuditedPage } from './pages';
import { findMissingTexts } from './serverText';
import { ABOUT_404 } from './survey';

/** The layout around the content of a page. */
interface Frame {
  readonly footer: string;
  readonly privacy: boolean;
  /** Addresses of the entries that the side menu marks; null where there is no side menu. */
  readonly marked: readonly (string | null)[] | null;
}

/** Result of a first visit to a page: its bytes, and lists of faults that should be empty. */
export interface FirstVisitAudit {
  readonly status: number;
  /** Texts that the server's HTML lacks. */
  readonly missing: readonly string[];
  /** Calls for data that the server made already. */
  readonly calls: readonly string[];
  readonly visit: FirstVisit;
  /** What would be fetched too early or too late. */
  readonly order: readonly string[];
  /** The pieces in which it hydrates. */
  readonly pieces: readonly Piece[];
  readonly heavy: readonly string[];
  readonly consoleMessages: readonly string[];
  readonly shifts: unknown;
  readonly motions: unknown;
  readonly frame: Frame;
  /** Names under which it keeps things in local storage. */
  readonly storageKeys: readonly string[];
  readonly keyboard: { readonly wide: readonly string[]; readonly narrow: readonly string[] };
}

const frameOf = (page: Page): Promise<Frame> =>
  page.evaluate(
    ({ sideMenu, currentEntry }) => ({
      footer: document.querySelector('footer')?.textContent ?? '',
      privacy: document.querySelector('footer a[href="/privacy"]') !== null,
      marked:
        document.querySelector(sideMenu) &&
        [...document.querySelectorAll(currentEntry)].map((link) => link.getAttribute('href')),
    }),
    layout,
  );

/** Walks of one page at most: what appears at every walk belongs to the page. */
const WALKS = 3;

/**
 * Goes through a part of the page and what follows it by Tab, and says which controls that does not come to, mark or show. Walks
 * again where controls appeared meanwhile: on a busy machine a part of the page can take longer than its requests.
 */
const keyboardFaults = async (page: Page, scope: string, walks = WALKS): Promise<string[]> => {
  await page.evaluate((part) => {
    scrollTo({ top: 0, behavior: 'instant' });
    // Tab goes on from where something that had the focus was.
    const start = document.createElement('button');
    document.querySelector(part)?.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  }, scope);
  const { stops, missed, hidden, unmarked, hasChanged } = await walk(page, { scope });
  const faults = [
    ...(stops.length === 0 ? ['Tab comes to nothing'] : []),
    ...missed.map((name) => `missed: ${name}`),
    ...hidden.map((name) => `hidden: ${name}`),
    ...unmarked.map((name) => `unmarked: ${name}`),
  ];
  return faults.length > 0 && hasChanged && walks > 1 ? keyboardFaults(page, scope, walks - 1) : faults;
};

/**
 * Takes what repeats out of the walks: items of a list with the same controls as the item before them, besides the first two and the last,
 * and the footer of a page whose layout is not walked through.
 */
const disableRepeated = (page: Page, scope: string): Promise<void> =>
  page.evaluate((part) => {
    const controlsOf = (item: Element | null): string =>
      [...(item?.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]') ?? [])]
        .map(({ tagName, className }) => `${tagName} ${className}`)
        .join();
    for (const item of document.querySelectorAll<HTMLElement>(
      'main :is(ul, ol, tbody) > :nth-child(n + 3):not(:last-child)',
    )) {
      if (controlsOf(item) === controlsOf(item.previousElementSibling)) item.inert = true;
    }
    const footer = document.querySelector('footer');
    if (footer && part === 'main') footer.inert = true;
  }, scope);

/** Visits a page for the first time, with a system that is dark and asks for less motion, weighs what came, and goes through it by wheel and by keyboard. */
export const auditFirstVisit = async ({ path, slot, isListed, isFramed }: AuditedPage): Promise<FirstVisitAudit> => {
  const { page, open, leave, consoleMessages } = await newVisitor();
  await askForLessMotion(page, 'dark');
  await watchMotion(page);
  await watchShifts(page);
  const watchedCalls = await watchCalls(page);
  const documentResponse = page.waitForResponse((response) => response.request().isNavigationRequest());
  const status = await open(path);
  const html = await (await documentResponse).text();
  await whenNetworkIdle(page);
  const calls = [...watchedCalls];
  const missing = await findMissingTexts(html, page, isListed || isFramed);
  const visit = await weightOf(page);
  const order = await orderFaults(html, page);
  const frame = await frameOf(page);
  const storageKeys = await page.evaluate(() => Object.keys(localStorage));
  // Sign-in opens by itself on its own page.
  if (await page.$(layout.dialog)) {
    await closeByEscape(page);
    await whenFocused(page, layout.content);
  }
  await scrollThrough(page);
  const shifts = await shiftsOf(page);
  const motions = await motionsOf(page);
  const scope = isFirstOfRemote({ path, slot }) ? 'body' : 'main';
  await disableRepeated(page, scope);
  const wide = await keyboardFaults(page, scope);
  await resize(page, 360);
  const narrow = await keyboardFaults(page, scope);
  await leave();
  return {
    status,
    missing,
    calls,
    visit,
    order,
    pieces: piecesOf(html),
    heavy: await findHeavyLibraries(readSetting().origin, visit.started),
    consoleMessages: consoleMessages.filter((text) => status !== 404 || !ABOUT_404.test(text)),
    shifts,
    motions,
    frame,
    storageKeys,
    keyboard: { wide, narrow },
  };
};
