import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';

const page = {
  query: [],
  sideMenu: true,
  title: { en: 'Drill', ge: 'წვრთნა' },
  description: {
    en: 'A section whose pages each have one fault, to try the gate by.',
    ge: 'განყოფილება, რომლის თითოეულ გვერდს ერთი ხარვეზი აქვს.',
  },
} as const;

/** A section whose pages each have one fault; `/drill/good` has none. */
export const federation = defineFederation({
  name: 'drill',
  port: 4699,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'drill',
      path: '/drill/:kind',
      params: {
        kind: [
          'good',
          'adopted-style',
          'cancelled-clicks',
          'cancelled-keys',
          'replaced-history',
          'patched-fetch',
          'patched-map',
          'removed-header',
          'locked-scroll',
          'rewritten-title',
          'growing-heap',
          'cleared-storage',
          'throws-in-georgian',
          'throws-when-narrow',
          'throws-when-signed-in',
          'throws-in-page',
          'blank',
          'theme-colours',
          'global-keys',
          'foreign-script',
          'endless-rerender',
          'press-loop',
          'slow-server',
          'missing-text',
          'axe-fault',
          'inline-style',
        ],
      },
      ...page,
    },
    { id: 'leak', path: '/leak', ...page },
    { id: 'heavy', path: '/heavy', ...page },
  ],
  menu: [],
  widgets: [],
});
