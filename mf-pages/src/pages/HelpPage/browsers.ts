/** A browser that the extension supports, with the address of its store. */
export interface BrowserFacts {
  readonly id: 'chrome' | 'edge' | 'firefox';
  readonly name: string;
  readonly store: string;
}

export const browsers: readonly BrowserFacts[] = [
  { id: 'chrome', name: 'Chrome', store: 'chromewebstore.google.com' },
  { id: 'edge', name: 'Edge', store: 'microsoftedge.microsoft.com' },
  { id: 'firefox', name: 'Firefox', store: 'addons.mozilla.org' },
];
