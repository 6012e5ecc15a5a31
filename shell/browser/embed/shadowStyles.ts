import { baseCss, rootCss } from '@caravan/shared/theme';

/** What the site's own elements stand in, within the shadow root. */
export const SITE_CLASS = 'site';

/** Widths are those of the widget, not of the window around the page that it stands in. */
const byWidget = (query: string): string =>
  query.replace(/^@media\s*(\((?:min|max)-width:[^)]*\)(?:\s*and\s*\((?:min|max)-width:[^)]*\))*)$/, '@container $1');

/** `rem` is the page's: a page that makes it smaller would shrink the widget. */
const ownRem = (declaration: string): string =>
  declaration.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, 'calc($1*var(--rem))');

interface StylisElement {
  readonly type: string;
  value: string;
  return: string;
}

/** For styled-components: what components say of window and page, said of the widget. */
export const withinWidget = (element: StylisElement): void => {
  if (element.type === '@media') element.value = byWidget(element.value);
  if (element.type === 'decl') element.return = ownRem(element.value);
};

const themeCss = ownRem(`${rootCss}\n${baseCss}`)
  .replaceAll(':root', `.${SITE_CLASS}`)
  .replace(/(?<![\w-])(?:html|body)(?=[{[:,])/g, `.${SITE_CLASS}`)
  .replace(/@media (\(max-width:\d+px\))/g, '@container $1');

/**
 * Nothing of the page around it comes in: what it inherits begins anew, whatever the page declares of all elements, since
 * what is important here outweighs what is there. `--rem`: the size that the visitor has chosen for text.
 */
export const widgetCss = `:host{all:initial!important;display:block!important}
${themeCss}
.${SITE_CLASS}{min-height:0;container-type:inline-size;contain:layout}
.${SITE_CLASS}[data-heading="2"] h1{font-size:var(--size-heading)}
.${SITE_CLASS}[data-heading]:not([data-heading="1"],[data-heading="2"]) h1{font-size:var(--size-title)}
.${SITE_CLASS}[data-heading="none"] h1{display:none}`;

/**
 * Where styled-components puts its rules: into a constructed sheet, which no content security policy asks about. It makes
 * a `<style>` of its own for them, which never comes into the page.
 */
export const sheetPlace = (sheet: CSSStyleSheet): HTMLElement => {
  const place = document.createElement('div');
  place.insertBefore = (node) => {
    Object.defineProperty(node, 'sheet', { value: sheet });
    return node;
  };
  return place;
};
