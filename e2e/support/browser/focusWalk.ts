import type { Page } from 'puppeteer';
import { until } from '../until';

/** Where the focus of the keyboard stood. */
export interface Stop {
  /** Its label or text, for lists and messages. */
  readonly name: string;
  /** Whether some style of it was another while it had the focus. */
  readonly isMarked: boolean;
  /** Whether it lay on the screen, not all of it behind something else. */
  readonly isInSight: boolean;
}

/** Presses of Tab before the page is asked how the walk goes. The page refuses those that come too early or after the end. */
const PRESSES_PER_CHECK = 8;

declare global {
  interface Window {
    /** In pages whose focus is watched. */
    focusWalk: {
      /** Starts a walk, which ends where the focus is on `end`. From then on each press of Tab first records where the focus is. */
      readonly start: (end: string) => void;
      /** Records where the focus is, after the frames that presses have to wait for. Returns whether the walk goes on. */
      readonly isGoingOn: () => Promise<boolean>;
      /** Ends the walk, and returns its stops. */
      readonly takeStops: () => Stop[];
      /** Whether controls appeared or were replaced since the walk began. */
      readonly hasChanged: () => boolean;
      /** Names of what the keyboard should have come to inside an element. */
      readonly missedControls: (scope: string) => string[];
    };
  }
}

/** Puts what watches the focus into the page: once in each document. */
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

    /** The visible element of a control: some fields are hidden, and their label stands for them. */
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
    /** Where the focus may show: on what has the focus, or else in it. */
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

    /**
     * Styles during a walk. What changes by a transition is judged as it will be: events of transitions take a quarter of the CPU time
     * of a walk. Nothing of it is painted, which would take another quarter. Boxes and hit tests are the same.
     */
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('*, ::before, ::after { transition: none !important } body { opacity: 0 !important }');

    const judgeLastStop = (): void => {
      const endSelector = stops.at(-1);
      if (endSelector && endSelector.element !== document.activeElement)
        endSelector.isMarked = appearanceOf(endSelector.parts) !== endSelector.appearance;
    };

    const radios = (radio: HTMLInputElement): HTMLInputElement[] =>
      [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name, form }) => name === radio.name && form === radio.form,
      );
    /** Tab stops once in a group of radio buttons: at the chosen one, or at the first. */
    const isStop = (element: Element): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = radios(element);
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };

    /** Waits for a frame, and for what the page does once a part has come into view with it. */
    const frame = (): Promise<unknown> => new Promise((next) => void requestAnimationFrame(() => setTimeout(next)));

    let end = 'html';
    let isWalking = false;
    let isOver = false;
    /** Whether a frame has to pass before the next press of Tab. */
    let isHeld = false;
    /** Whether a press has led to where the focus is, which is not recorded yet. */
    let isNew = false;

    /** Returns whether the focus is on something that it has not been on. */
    const record = (): boolean => {
      judgeLastStop();
      const element = document.activeElement;
      // Frames and widgets are walked on pages of their own, and have the focus for each of their controls. So have videos and dates.
      if (element instanceof HTMLIFrameElement || element?.shadowRoot) return true;
      if (element?.matches('video, audio, [type=date]') && element === stops.at(-1)?.element) return true;
      if (!element || element === document.body || visited.includes(element)) return false;
      visited.push(element);
      const parts = markedParts(element);
      const stop = { element, name: nameOf(element), parts, appearance: appearanceOf(parts), isMarked: true };
      stops.push({ ...stop, isInSight: isInSight(element) });
      // A list that scrolls sideways brings it into sight with the next frame.
      isHeld = stops.at(-1)?.isInSight === false;
      return true;
    };
    const recordNew = (): void => {
      if (!isNew) return;
      // Presses within a frame are not heard here.
      isNew = document.activeElement instanceof HTMLIFrameElement;
      isOver = !record() || document.activeElement?.matches(end) === true;
    };
    addEventListener(
      'keydown',
      (event) => {
        if (!isWalking || event.key !== 'Tab') return;
        // Where the focus has scrolled the page, the next stop may be there only with the next frame.
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
        const endSelector = stops.at(-1);
        if (isHeld && endSelector) {
          await frame();
          endSelector.isInSight = isInSight(endSelector.element);
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
  readonly backwards?: boolean;
  /** The walk ends where the focus is on this. */
  readonly end?: string;
  /** Where it should come to everything. */
  readonly scope?: string;
}

export interface Walk {
  /** Every stop in its order. */
  readonly stops: readonly Stop[];
  /** Names of stops where nothing says that the focus is there. */
  readonly unmarked: readonly string[];
  /** Names of stops that are invisible: off the screen or behind something. */
  readonly hidden: readonly string[];
  /** Names of controls on the page, or in the dialog that is open, that the walk did not come to. */
  readonly missed: readonly string[];
  /** Whether controls appeared on the page during the walk, which then proves nothing about them. */
  readonly hasChanged: boolean;
}

/** Holds Tab until the focus leaves the page, comes round to where it has been, or stands on `end`. */
export const walk = async (
  page: Page,
  { backwards = false, end = 'html', scope = 'body' }: WalkOptions = {},
): Promise<Walk> => {
  await watchFocus(page);
  // A selector by role cannot be looked up within the page.
  const isByRole = end.includes('::-p-');
  if (isByRole)
    await page.$$eval(end, (found) => found.forEach((element) => element.setAttribute('data-walk-end', '')));
  await page.evaluate((endSelector) => window.focusWalk.start(endSelector), isByRole ? '[data-walk-end]' : end);
  if (backwards) await page.keyboard.down('Shift');
  do await Promise.all(Array.from({ length: PRESSES_PER_CHECK }, () => page.keyboard.down('Tab')));
  while (await page.evaluate(() => window.focusWalk.isGoingOn()));
  await page.keyboard.up('Tab');
  if (backwards) await page.keyboard.up('Shift');
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

/** Walks to a control and fails where Tab does not lead there. */
export const walkTo = async (page: Page, selector: string, backwards = false): Promise<Walk> => {
  const walked = await walk(page, { end: selector, backwards });
  if (!(await hasFocus(page, selector)))
    throw new Error(`Tab does not lead to ${selector}, but to ${walked.stops.map(({ name }) => name).join(' | ')}`);
  return walked;
};

/** Waits until the focus is on one of these: effects that move it run after the browser has painted. */
export const whenFocused = async (page: Page, selector: string): Promise<void> => {
  await until(() => hasFocus(page, selector));
};

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.$$eval(selector, (found) => found.some((element) => element === document.activeElement));
