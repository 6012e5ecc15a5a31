/**
 * Returns the server build of a remote with the code of its page and widget, which render a text by default. The code may use
 * `createElement`, and `Other`, which renders a widget of another remote as `Widget` of shared/site does.
 */
export const serverCode = (
  page = "{ Component: () => 'The page' }",
  widget = "{ Component: () => 'The card' }",
): string => `
import { createElement, useContext } from 'react';
const Other = ({ slot }) =>
  useContext(globalThis.__caravan[Symbol.for('caravan.site')]).renderWidget(slot, {}, 'Placeholder');
const texts = async () => ({ default: {} });
const nothing = async () => {};
const page = { id: 'home', load: nothing, meta: () => ({}), widgets: () => [], addresses: async () => [], ...${page} };
const widget = { id: 'Card', load: nothing, ...${widget} };
export const remote = {
  texts: { en: texts, ge: texts },
  partTexts: {},
  store: [],
  pages: { home: async () => ({ page }) },
  widgets: { Card: async () => ({ widget }) },
};
`;
