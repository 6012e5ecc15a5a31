import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';
import { pages } from './src/pages/DrillPage/pages';

const page = {
  query: [],
  sideMenu: true,
  title: { en: 'Drill', ge: 'წვრთნა' },
  description: {
    en: 'Pages with faults, to try the gate by.',
    ge: 'გვერდები ხარვეზებით, კარიბჭის გამოსაცდელად.',
  },
} as const;

/** A remote with faulty pages. `/drill/good` has no fault. */
export const federation = defineFederation({
  name: 'drill',
  port: 4699,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'drill',
      path: '/drill/:kind',
      params: { kind: Object.keys(pages) },
      ...page,
    },
    { id: 'leak', path: '/leak', ...page },
    { id: 'heavy', path: '/heavy', ...page },
  ],
  menu: [],
  widgets: [],
});
