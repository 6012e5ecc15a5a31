import type { Page } from 'puppeteer';
import { finishAnimations } from '../support/browser';

const selectors = {
  controls: 'a[href], button, summary, input, select, textarea, label:has(input)',
  texts: 'body *',
} as const;

/** The kinds of elements that an audit has already seen. */
export interface KnownKinds {
  readonly controls: Set<string>;
  readonly texts: Set<string>;
}

/**
 * Marks one visible element of each new kind, and unmarks all others. Elements of a kind look the same. They share tag, classes, style,
 * state, the classes of their ancestors, text colour and size, and all backgrounds.
 */
export const markNewKinds = async (
  page: Page,
  kind: keyof KnownKinds,
  mark: string,
  known: KnownKinds,
): Promise<void> => {
  await finishAnimations(page);
  const found = await page.evaluate(
    (selector, isOfTexts, attribute, before) => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element): string => {
        const cached = grounds.get(element);
        if (cached !== undefined) return cached;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const ownGround = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const groundBelow = element.parentElement ? groundOf(element.parentElement) : '';
        const ground = ownGround === 'rgba(0, 0, 0, 0) none 1' ? groundBelow : `${groundBelow} / ${ownGround}`;
        grounds.set(element, ground);
        return ground;
      };
      const hasText = (element: Element): boolean =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
      /** An element that is styled through its ancestors has no class. */
      const classesOf = (element: Element): string =>
        element.getAttribute('class') ||
        (element.parentElement ? `${classesOf(element.parentElement)} > ${element.tagName}` : '');
      const states = ['aria-pressed', 'aria-current', 'aria-disabled', 'aria-selected', 'disabled', 'type', 'style'];
      const kinds = new Set(before);
      for (const element of document.querySelectorAll(selector)) {
        element.removeAttribute(attribute);
        if (isOfTexts && !hasText(element)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const { parentElement: around } = element;
        const signature = [
          element.tagName,
          classesOf(element),
          ...states.map((name) => element.getAttribute(name)),
          around?.getAttribute('class'),
          around?.parentElement?.getAttribute('class'),
          color,
          fontSize,
          fontWeight,
          groundOf(element),
        ].join(' | ');
        if (kinds.has(signature)) continue;
        kinds.add(signature);
        element.setAttribute(attribute, '');
      }
      return [...kinds].slice(before.length);
    },
    selectors[kind],
    kind === 'texts',
    mark,
    [...known[kind]],
  );
  for (const signature of found) known[kind].add(signature);
};
