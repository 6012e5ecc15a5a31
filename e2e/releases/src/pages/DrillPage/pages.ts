/** The pages `/drill/<page>` and the faults of each. Faults share a page where none of them hides another. */
export const pages = {
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
  content: ['missing-text', 'axe-fault', 'inline-style', 'slow-server'],
  style: ['adopted-style'],
  georgian: ['throws-in-georgian'],
  narrow: ['throws-when-narrow'],
  session: ['throws-when-signed-in'],
  navigation: ['throws-in-page'],
  busy: ['endless-rerender', 'blank'],
  press: ['growing-heap', 'press-loop'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
