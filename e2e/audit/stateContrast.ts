import type { CDPSession, Page } from 'puppeteer';
import { finishAnimations } from '../support/browser';
import { markNewKinds, type KnownKinds } from './kinds';

/** The states that a pointer or the keyboard puts a control into, as the browser's inspector forces them (SHELL-27). */
const states = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
  disabled: [],
} as const;

type State = keyof typeof states;

/** Returns texts of the marked controls with a contrast below 4.5:1, or 3:1 for large text. */
const paleTexts = (page: Page, mark: string): Promise<string[]> =>
  page.evaluate((attribute) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    // Paints a colour to read it, because computed styles have many notations (rgb, color-mix, oklch).
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (colour: string): Colour => {
      const before = known.get(colour);
      if (before || !paint) return before ?? [0, 0, 0, 0];
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
      const found: Colour = [red, green, blue, alpha / 255];
      known.set(colour, found);
      return found;
    };
    const blend = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour, opacity = 1): Colour => {
      const a = alpha * opacity;
      return [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
    };
    const luminance = (colour: Colour): number => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrastRatio = (first: Colour, second: Colour): number => {
      const [a, b] = [luminance(first), luminance(second)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    interface Appearance {
      readonly ground: Colour;
      readonly text: Colour;
      /** True if the background is a picture or translucent. axe checks such elements. */
      readonly isUnclear: boolean;
    }
    const canvasAppearance: Appearance = { ground: read('white'), text: read('black'), isUnclear: false };
    const cachedAppearances = new Map<Element, Appearance>();
    /** Returns the visible colours of an element's background and text. */
    const appearanceOf = (element: Element): Appearance => {
      const before = cachedAppearances.get(element);
      if (before) return before;
      const parentAppearance = element.parentElement ? appearanceOf(element.parentElement) : canvasAppearance;
      const { opacity, backgroundImage, backgroundColor, color } = getComputedStyle(element);
      const share = Number(opacity);
      const ground = blend(read(backgroundColor), parentAppearance.ground, share);
      const found: Appearance = {
        ground,
        text: blend(
          blend(read(color), blend(read(backgroundColor), parentAppearance.ground)),
          parentAppearance.ground,
          share,
        ),
        isUnclear:
          parentAppearance.isUnclear || backgroundImage !== 'none' || (share < 1 && !element.matches(`[${attribute}]`)),
      };
      cachedAppearances.set(element, found);
      return found;
    };
    const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '';
    const isField = (element: Element): boolean =>
      element.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea');
    const faults: string[] = [];
    for (const control of document.querySelectorAll(`[${attribute}]`)) {
      const parts = [control, ...control.querySelectorAll('*')].filter(
        (part) =>
          (isField(part) || [...part.childNodes].some(isText)) &&
          part.checkVisibility({ visibilityProperty: true }) &&
          part.getBoundingClientRect().width > 2,
      );
      for (const part of parts) {
        const { text, ground, isUnclear } = appearanceOf(part);
        if (isUnclear) continue;
        const { fontSize, fontWeight } = getComputedStyle(part);
        const pixels = Number.parseFloat(fontSize);
        const requiredRatio = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
        const found = contrastRatio(text, ground);
        if (found >= requiredRatio - 0.005) continue;
        const name = (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 40);
        faults.push(`${found.toFixed(2)}:1 ${control.tagName.toLowerCase()} "${name}"`);
      }
    }
    return faults;
  }, mark);

const nodesOf = async (cdp: CDPSession, mark: string): Promise<number[]> => {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${mark}]` });
  return nodeIds;
};

/** Hides the rest of the page, because each forced state makes the browser compute the styles of all elements again. */
const hideRest = (page: Page, mark: string): Promise<void> =>
  page.evaluate((attribute) => {
    const surrounding = new Set<Element>();
    for (const control of document.querySelectorAll(`[${attribute}]`)) {
      for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) surrounding.add(ancestor);
    }
    for (const element of [...surrounding].flatMap(({ children }) => [...children])) {
      if (surrounding.has(element) || element.matches(`[${attribute}]`)) continue;
      if (element instanceof HTMLElement) element.style.setProperty('display', 'none', 'important');
    }
  }, mark);

const setDisabled = (page: Page, mark: string, isDisabled: boolean): Promise<void> =>
  page.evaluate(
    (attribute, shouldDisable) => {
      for (const control of document.querySelectorAll(`button[${attribute}], [${attribute}] input`))
        if (shouldDisable !== control.hasAttribute('disabled')) control.toggleAttribute('disabled');
    },
    mark,
    isDisabled,
  );

/** Returns texts with too little contrast of each new kind of control, in every state and both themes. Leaves the page unusable. */
export const stateFaults = async (page: Page, known: KnownKinds): Promise<string[]> => {
  const mark = 'data-kind-of-control';
  const cdp = await page.createCDPSession();
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await markNewKinds(page, 'controls', mark, known);
  await hideRest(page, mark);
  const nodeIds = await nodesOf(cdp, mark);
  const faults: string[] = [];
  const checkState = async (theme: string, state: State): Promise<void> => {
    const forcedPseudoClasses = [...states[state]];
    await Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
    if (state === 'disabled') await setDisabled(page, mark, true);
    await finishAnimations(page);
    faults.push(...(await paleTexts(page, mark)).map((fault) => `${theme}, ${state}: ${fault}`));
    if (state === 'disabled') await setDisabled(page, mark, false);
  };
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    await checkState(theme, 'at rest');
    await checkState(theme, 'hovered');
    await checkState(theme, 'focused');
    await checkState(theme, 'pressed');
    await checkState(theme, 'disabled');
  }
  await cdp.detach();
  return faults;
};
