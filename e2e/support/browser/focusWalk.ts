import type { Page } from 'puppeteer';
import { until } from '../until';

/** A control that had the focus of the keyboard. */
export interface Stop {
  /** Its label or text. */
  readonly name: string;
  /** True if its style changed with the focus. */
  readonly isMarked: boolean;
  /** True if part of it was on the screen, not covered by other elements. */
  readonly isInSight: boolean;
}

/** Presses of Tab between two checks. The page ignores presses that come too early or after the end of the walk. */
const PRESSES_PER_CHECK = 8;

declare global {
  interface Window {
    /** Added by `watchFocus`. */
    focusWalk: {
      /** Starts a walk, which ends when `end` has the focus. Each press of Tab first records the focused element. */
      readonly start: (end: string) => void;
      /** Waits for frames that presses need, then records the focused element. Returns whether the walk continues. */
      readonly isGoingOn: () => Promise<boolean>;
      /** Ends the walk and returns its stops. */
      readonly takeStops: () => Stop[];
      /** Returns whether controls appeared or were replaced since the walk began. */
      readonly hasChanged: () => boolean;
      /** Returns the names of controls inside an element that the walk did not reach. */
      readonly missedControls: (scope: string) => string[];
    };
  }
}

/** Adds `window.focusWalk` to the page, once in each document. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (Reflect.has(window, 'focusWalk')) return;
    const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';
    const visited: Element[] = [];
    let hasChanged = false;
    new MutationObserver((changes) => {
      hasChanged ||= changes.some(({ addedNodes }) =>
        [...addedNodes].some(
          (added) => added instanceof Element && (added.matches(controls) || added.querySelector(controls)),
        ),
      );
    }).observe(document.body, { childList: true, subtree: true });
    let scrolledTo = scrollY;
    let stops: {
      element: Element;
      name: string;
      parts: Element[];
      appearance: string;
      isMarked: boolean;
      isInSight: boolean;
    }[] = [];

    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 60) ||
      element.outerHTML.slice(0, 120);

    /** Returns a control, or the label of a hidden field. */
    const visibleOf = (element: Element): Element => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 ? element : (element.closest('label') ?? element);
    };

    const styleOf = (element: Element, pseudo?: string): string => {
      const { outlineStyle, outline, boxShadow, border, backgroundColor, textDecoration, height, transform, stroke } =
        getComputedStyle(element, pseudo);
      const ring = outlineStyle === 'none' ? '' : outline;
      return [ring, boxShadow, border, backgroundColor, textDecoration, height, transform, stroke].join(' ');
    };
    /** Returns the elements whose style may show the focus: the control and, unless it has an outline, its content. */
    const markedParts = (element: Element): Element[] => {
      const frame = visibleOf(element);
      return getComputedStyle(frame).outlineStyle === 'none' ? [frame, ...frame.querySelectorAll('*')] : [frame];
    };
    const appearanceOf = (parts: readonly Element[]): string =>
      parts.flatMap((part) => [styleOf(part), styleOf(part, '::before'), styleOf(part, '::after')]).join();

    const shares = [0.1, 0.5, 0.9];
    const isInSight = (element: Element): boolean => {
      const frame = visibleOf(element);
      return [...frame.getClientRects()].some(({ left, top, width, height }) =>
        shares.some((x) =>
          shares.some((y) => frame.contains(document.elementFromPoint(left + width * x, top + height * y))),
        ),
      );
    };

    /** Styles during a walk, without transitions and painting. Each of them would take a quarter of the CPU time. Boxes and hit tests are the same. */
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('*, ::before, ::after { transition: none !important } body { opacity: 0 !important }');

    const judgeLastStop = (): void => {
      const stop = stops.at(-1);
      if (stop && stop.element !== document.activeElement) stop.isMarked = appearanceOf(stop.parts) !== stop.appearance;
    };

    const radios = (radio: HTMLInputElement): HTMLInputElement[] =>
      [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name, form }) => name === radio.name && form === radio.form,
      );
    /** Returns whether Tab stops at a control. In a group of radio buttons it stops at the chosen one or at the first. */
    const isStop = (element: Element): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = radios(element);
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };

    /** Waits for a frame and for the changes that the page then makes to parts that came into view. */
    const frame = (): Promise<unknown> => new Promise((next) => void requestAnimationFrame(() => setTimeout(next)));

    let end = 'html';
    let isWalking = false;
    let isOver = false;
    /** True if a frame has to pass before the next press of Tab. */
    let isHeld = false;
    /** True if the focused element is not recorded yet. */
    let isNew = false;

    /** Records the focused element. Returns false if the walk has come to one before, or to none. */
    const record = (): boolean => {
      judgeLastStop();
      const element = document.activeElement;
      // Frames, widgets, videos and dates keep the focus for each of their inner controls.
      if (element instanceof HTMLIFrameElement || element?.shadowRoot) return true;
      if (element?.matches('video, audio, [type=date]') && element === stops.at(-1)?.element) return true;
      if (!element || element === document.body || visited.includes(element)) return false;
      visited.push(element);
      const parts = markedParts(element);
      const stop = { element, name: nameOf(element), parts, appearance: appearanceOf(parts), isMarked: true };
      stops.push({ ...stop, isInSight: isInSight(element) });
      // A list that scrolls sideways shows the element with the next frame.
      isHeld = stops.at(-1)?.isInSight === false;
      return true;
    };
    const recordNew = (): void => {
      if (!isNew) return;
      // Events within an iframe do not reach this document.
      isNew = document.activeElement instanceof HTMLIFrameElement;
      isOver = !record() || document.activeElement?.matches(end) === true;
    };
    addEventListener(
      'keydown',
      (event) => {
        if (!isWalking || event.key !== 'Tab') return;
        // If the focus has scrolled the page, the next control may appear with the next frame.
        isHeld ||= scrollY !== scrolledTo;
        if (!isHeld) recordNew();
        if (isOver || isHeld) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else isNew = true;
      },
      { capture: true },
    );

    window.focusWalk = {
      start: (endSelector) => {
        end = endSelector;
        isWalking = true;
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
        isOver = false;
        isHeld = false;
        hasChanged = false;
      },
      isGoingOn: async () => {
        if (scrollY !== scrolledTo) await frame();
        scrolledTo = scrollY;
        isHeld = false;
        recordNew();
        const stop = stops.at(-1);
        if (isHeld && stop) {
          await frame();
          stop.isInSight = isInSight(stop.element);
          isHeld = false;
        }
        return !isOver;
      },
      takeStops: () => {
        judgeLastStop();
        isWalking = false;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unpainted);
        const stopsTaken = stops.map(({ name, isMarked, isInSight: inSight }) => ({
          name,
          isMarked,
          isInSight: inSight,
        }));
        stops = [];
        visited.length = 0;
        return stopsTaken;
      },
      hasChanged: () => hasChanged,
      missedControls: (scope) =>
        [...document.querySelectorAll<HTMLElement>(`${scope} ${controls}`)]
          .filter(
            (element) =>
              element.tabIndex >= 0 &&
              !element.closest('[inert]') &&
              element.checkVisibility({ visibilityProperty: true }) &&
              isStop(element) &&
              !visited.includes(element),
          )
          .map(nameOf),
    };
  });

interface WalkOptions {
  readonly isBackwards?: boolean;
  /** A selector. The walk ends when such an element has the focus. */
  readonly end?: string;
  /** A selector of the part whose controls the walk should all reach. */
  readonly scope?: string;
}

export interface Walk {
  readonly stops: readonly Stop[];
  /** Names of stops that do not show the focus. */
  readonly unmarked: readonly string[];
  /** Names of stops that are invisible: off the screen or behind something. */
  readonly hidden: readonly string[];
  /** Names of controls that the walk did not reach, in `scope` or in the open dialog. */
  readonly missed: readonly string[];
  /** True if controls appeared during the walk. The walk then proves nothing about them. */
  readonly hasChanged: boolean;
}

/** Presses Tab until the focus leaves the page, returns to a control, or reaches `end`. */
export const walk = async (
  page: Page,
  { isBackwards = false, end = 'html', scope = 'body' }: WalkOptions = {},
): Promise<Walk> => {
  await watchFocus(page);
  // Only puppeteer understands a selector by role.
  const isByRole = end.includes('::-p-');
  if (isByRole)
    await page.$$eval(end, (found) => found.forEach((element) => element.setAttribute('data-walk-end', '')));
  await page.evaluate((endSelector) => window.focusWalk.start(endSelector), isByRole ? '[data-walk-end]' : end);
  if (isBackwards) await page.keyboard.down('Shift');
  do await Promise.all(Array.from({ length: PRESSES_PER_CHECK }, () => page.keyboard.down('Tab')));
  while (await page.evaluate(() => window.focusWalk.isGoingOn()));
  await page.keyboard.up('Tab');
  if (isBackwards) await page.keyboard.up('Shift');
  await page.$$eval('[data-walk-end]', (found) => found.forEach((element) => element.removeAttribute('data-walk-end')));
  const { missed, stops, hasChanged } = await page.evaluate(
    (scopeSelector) => ({
      hasChanged: window.focusWalk.hasChanged(),
      missed: window.focusWalk.missedControls(document.querySelector('dialog:modal') ? 'dialog:modal' : scopeSelector),
      stops: window.focusWalk.takeStops(),
    }),
    scope,
  );
  const names = (matches: (stop: Stop) => boolean): string[] => stops.filter(matches).map(({ name }) => name);
  return {
    stops,
    unmarked: names(({ isMarked }) => !isMarked),
    hidden: names(({ isInSight }) => !isInSight),
    missed,
    hasChanged,
  };
};

/** Walks to a control. Throws if Tab does not reach it. */
export const walkTo = async (page: Page, selector: string, isBackwards = false): Promise<Walk> => {
  const walked = await walk(page, { end: selector, isBackwards });
  if (!(await hasFocus(page, selector)))
    throw new Error(`Tab does not lead to ${selector}, but to ${walked.stops.map(({ name }) => name).join(' | ')}`);
  return walked;
};

/** Waits until a matching element has the focus. Effects that move the focus run after a paint. */
export const whenFocused = async (page: Page, selector: string): Promise<void> => {
  await until(() => hasFocus(page, selector));
};

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.$$eval(selector, (found) => found.some((element) => element === document.activeElement));
