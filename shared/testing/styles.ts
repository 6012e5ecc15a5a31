/** Reads an element's inline style. */
const styleByAttributes = (element: Element) => {
  const inlineStyle = element instanceof HTMLElement || element instanceof SVGElement ? element.style : null;
  return {
    display: inlineStyle?.display || (element.hasAttribute('hidden') ? 'none' : 'block'),
    visibility: inlineStyle?.visibility || 'visible',
    opacity: inlineStyle?.opacity || '1',
    fontSize: inlineStyle?.fontSize || '16px',
    pointerEvents: inlineStyle?.pointerEvents || 'auto',
    getPropertyValue: (name: string): string => inlineStyle?.getPropertyValue(name) ?? '',
  };
};

let styleBySheets: typeof getComputedStyle | undefined;

/**
 * Hides style sheets from tests. Every query by role needs computed styles, for which jsdom tries each rule on the
 * element and its ancestors. That took a third of a page test's time. `readSheets` enables them.
 */
export const skipSheets = (target: Window): void => {
  styleBySheets = target.getComputedStyle.bind(target);
  Object.assign(target, {
    getComputedStyle: styleByAttributes,
    // Inserts styles by `insertRule`, so that jsdom does not parse the text again for each rule.
    SC_DISABLE_SPEEDY: false,
  });
};

/** Enables style sheets for tests that check them. */
export const readSheets = (): void => {
  if (styleBySheets) window.getComputedStyle = styleBySheets;
};

/** Returns the rules that styled-components inserted, one a line. */
export const insertedRules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
