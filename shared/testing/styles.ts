/** What attributes say of an element's style. */
const styleByAttributes = (element: Element) => {
  const own = element instanceof HTMLElement || element instanceof SVGElement ? element.style : null;
  return {
    display: own?.display || (element.hasAttribute('hidden') ? 'none' : 'block'),
    visibility: own?.visibility || 'visible',
    opacity: own?.opacity || '1',
    pointerEvents: own?.pointerEvents || 'auto',
    getPropertyValue: (name: string): string => own?.getPropertyValue(name) ?? '',
  };
};

let styleBySheets: typeof getComputedStyle | undefined;

/**
 * Leaves style sheets out of what tests see: whenever jsdom is asked for a style, and every query by role asks, it tries each
 * rule of each sheet on the element and its ancestors, a third of the time of a test of a page. `readSheets` brings them back.
 */
export const skipSheets = (target: Window): void => {
  styleBySheets = target.getComputedStyle.bind(target);
  Object.assign(target, {
    getComputedStyle: styleByAttributes,
    // Styles come in by `insertRule`, not as text that jsdom reads anew for each.
    SC_DISABLE_SPEEDY: false,
  });
};

/** For tests of what style sheets say. */
export const readSheets = (): void => {
  if (styleBySheets) window.getComputedStyle = styleBySheets;
};
