import { baseCss, rootCss } from '@caravan/shared/theme';
import { hostCss, PHONE_WIDTH } from './reservedHeight';

/** Class of the element in the shadow root that contains the site's elements. */
export const SITE_CLASS = 'site';

/** Turns a width media query into a container query, so that it measures the widget instead of the window. */
const toContainerQuery = (query: string): string =>
  query.replace(/^@media\s*(\((?:min|max)-width:[^)]*\)(?:\s*and\s*\((?:min|max)-width:[^)]*\))*)$/, '@container $1');

/** Replaces `rem` by `--rem`, since the page's font size must not change the size of the widget. */
const toWidgetRem = (declaration: string): string =>
  declaration.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, 'calc($1*var(--rem))');

interface StylisElement {
  readonly type: string;
  value: string;
  return: string;
}

/** A plugin for styled-components. It relates media queries and `rem` to the widget. */
export const adaptToWidget = (element: StylisElement): void => {
  if (element.type === '@media') element.value = toContainerQuery(element.value);
  if (element.type === 'decl') element.return = toWidgetRem(element.value);
};

const themeCss = toWidgetRem(`${rootCss}\n${baseCss}`)
  .replaceAll(':root', `.${SITE_CLASS}`)
  .replace(/(?<![\w-])(?:html|body)(?=[{[:,])/g, `.${SITE_CLASS}`)
  .replace(/@media (\(max-width:\d+em\))/g, '@container $1');

/**
 * Styles of the shadow root. `--rem` is the text size that the visitor chose. A query container has no width of its own. So it gets
 * the width of a phone where its parent fits its content (flex row, float, dialog).
 */
export const widgetCss = `${hostCss}
${themeCss}
.${SITE_CLASS}{min-height:0;container-type:inline-size;contain-intrinsic-inline-size:${PHONE_WIDTH}px;contain:layout}
.${SITE_CLASS}[data-heading="2"] h1{font-size:var(--size-heading)}
.${SITE_CLASS}[data-heading]:not([data-heading="1"],[data-heading="2"]) h1{font-size:var(--size-title)}
.${SITE_CLASS}[data-heading="none"] h1{display:none}`;

/**
 * Returns a target for styled-components that puts its rules into a constructed sheet. Content security policies do not
 * restrict constructed sheets. The `<style>` that it creates is never inserted.
 */
export const sheetTarget = (sheet: CSSStyleSheet): HTMLElement => {
  const target = document.createElement('div');
  target.insertBefore = (node) => {
    Object.defineProperty(node, 'sheet', { value: sheet });
    return node;
  };
  return target;
};
