import type * as rawHtmlModule from './rawHtml';

/** The HTML of `keepServerHtml` in a browser with or without Trusted Types. */
const htmlIn = (trustedTypes: typeof globalThis.trustedTypes): unknown => {
  globalThis.trustedTypes = trustedTypes;
  let html: unknown;
  jest.isolateModules(() => {
    html = jest.requireActual<typeof rawHtmlModule>('./rawHtml').keepServerHtml.dangerouslySetInnerHTML.__html;
  });
  return html;
};

afterEach(() => (globalThis.trustedTypes = undefined));

describe('the HTML of an element that keeps the HTML of the server', () => {
  it('is a trusted value where the browser has Trusted Types [REL-5]', () => {
    const emptyHTML = { toString: () => '' };
    expect(htmlIn({ emptyHTML })).toBe(emptyHTML);
  });

  it('is an empty string in other browsers and on the server', () => {
    expect(htmlIn(undefined)).toBe('');
  });
});
