/** The pages `/drill/<page>` and the faults of each. Faults share a page if none of them hides another. */
export const pages = {
  // The gate opens the first page as every visitor, so it can name the visitors that a fault affects.
  session: ['throws-when-signed-in', 'axe-fault'],
  good: [],
  input: ['cancelled-clicks', 'cancelled-keys', 'replaced-history', 'patched-fetch'],
  shared: [
    'patched-map',
    'cleared-storage',
    'rewritten-title',
    'theme-colours',
    'locked-scroll',
    'removed-header',
    'global-keys',
    'foreign-script',
  ],
  content: ['missing-text', 'inline-style', 'slow-server', 'press-loop'],
  style: ['adopted-style', 'throws-on-server'],
  navigation: ['throws-in-page'],
  busy: ['endless-rerender', 'growing-heap', 'blank'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
