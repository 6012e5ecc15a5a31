import type { Page } from 'puppeteer';
import { closeByEscape } from '../pages/dialogs';
import { layout } from '../pages/layout';
import { askForLessMotion, motionsOf, watchMotion } from '../pages/motion';
import { scrollThrough, shiftsOf } from '../pages/shifts';
import { findHeavyLibraries, weightOf, walk, whenFocused } from '../support/browser';
import { readSetting } from '../support/site';
import { piecesOf, type Piece } from './boundaries';
import { resize } from './layoutFaults';
import { orderFaults } from './order';
import { isFirstOfRemote, type AuditedPage } from './pages';
import { openAndHydrate, openTab, type AuditTab, type HydratedPage } from './survey';

/** The layout around the content of a page. */
interface Frame {
  readonly footer: string;
  readonly privacy: boolean;
  /** Addresses of the entries that the side menu marks. Null without a side menu. */
  readonly marked: readonly (string | null)[] | null;
}

/** Result of a first visit to a page: lists of faults that should be empty, and what its layout and storage hold. */
export interface FirstVisitAudit extends HydratedPage {
  /** Scripts that are requested too early and a picture that is requested too late. */
  readonly order: readonly string[];
  /** The parts that React hydrates one by one. */
  readonly pieces: readonly Piece[];
  readonly heavy: readonly string[];
  readonly shifts: unknown;
  readonly motions: unknown;
  readonly frame: Frame;
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

/** Maximum number of walks of one page. A fault of every walk is a fault of the page. */
const WALKS = 3;

/**
 * Walks by Tab through a part of the page and the content after it. Returns the controls that Tab does not reach, mark or show. Repeats a
 * faulty walk if controls appeared meanwhile. On a busy machine, rendering may take longer than the requests.
 */
const keyboardFaults = async (page: Page, scope: string, walks = WALKS): Promise<string[]> => {
  await page.evaluate((part) => {
    scrollTo({ top: 0, behavior: 'instant' });
    // Tab continues from the place of a removed element that had the focus.
    const start = document.createElement('button');
    document.querySelector(part)?.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  }, scope);
  const { stops, missed, hidden, unmarked, hasChanged } = await walk(page, { scope });
  const faults = [
    ...(stops.length === 0 ? ['Tab reaches no control'] : []),
    ...missed.map((name) => `missed: ${name}`),
    ...hidden.map((name) => `hidden: ${name}`),
    ...unmarked.map((name) => `unmarked: ${name}`),
  ];
  return faults.length > 0 && hasChanged && walks > 1 ? keyboardFaults(page, scope, walks - 1) : faults;
};

/**
 * Excludes repeated controls from the walks. They are in items of a list with the same controls as the item before. The first two items and
 * the last one stay included. Also excludes the footer if only the content is walked.
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

/** Opens a tab with an empty cache, for a visitor with a dark system and reduced motion. */
export const openFirstVisitTab = async (): Promise<AuditTab> => {
  const tab = await openTab({ origin: readSetting().origin, width: 1440 });
  await askForLessMotion(tab.page, 'dark');
  await watchMotion(tab.page);
  return tab;
};

/** Opens a page, reads what it loaded, scrolls through it and walks it by Tab. */
export const auditFirstVisit = (tab: AuditTab, address: AuditedPage): Promise<FirstVisitAudit> =>
  openAndHydrate(tab, address, async (page, html) => {
    const { started } = await weightOf(page);
    const order = await orderFaults(html, page);
    const frame = await frameOf(page);
    const storageKeys = await page.evaluate(() => Object.keys(localStorage));
    // The sign-in page opens its dialog by itself.
    if (await page.$(layout.dialog)) {
      await closeByEscape(page);
      await whenFocused(page, layout.content);
    }
    await scrollThrough(page);
    const shifts = await shiftsOf(page);
    const motions = await motionsOf(page);
    const scope = isFirstOfRemote(address) ? 'body' : 'main';
    await disableRepeated(page, scope);
    const wide = await keyboardFaults(page, scope);
    await resize(page, 360);
    const narrow = await keyboardFaults(page, scope);
    return {
      order,
      pieces: piecesOf(html),
      heavy: await findHeavyLibraries(tab.options.origin, started),
      shifts,
      motions,
      frame,
      storageKeys,
      keyboard: { wide, narrow },
    };
  });
