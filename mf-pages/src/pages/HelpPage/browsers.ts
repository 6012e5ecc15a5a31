/** A browser that the extension supports, with the address of its store. */
export interface BrowserFacts {
  readonly id: 'chrome' | 'edge' | 'firefox';
  readonly name: string;
  readonly store: string;
  /** The install button of the store and the button that confirms it, as the steps name them in both languages. */
  readonly button: string;
  readonly confirm: string;
}

export const browsers: readonly BrowserFacts[] = [
  {
    id: 'chrome',
    name: 'Chrome',
    store: 'chromewebstore.google.com',
    button: 'Add to Chrome',
    confirm: 'Add extension',
  },
  { id: 'edge', name: 'Edge', store: 'microsoftedge.microsoft.com', button: 'Get', confirm: 'Add extension' },
  { id: 'firefox', name: 'Firefox', store: 'addons.mozilla.org', button: 'Add to Firefox', confirm: 'Add' },
];
