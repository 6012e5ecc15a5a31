import { isAbout, reachOf, type Declared } from './reach';

const declared: Declared[] = [
  {
    folder: 'mf-marketplace',
    name: 'marketplace',
    routes: [
      { id: 'home', path: '/home', widgets: [{ remote: 'statistics', part: 'DataInsights' }] },
      { id: 'spec-sheet', path: '/argument/detail/:id' },
    ],
  },
  { folder: 'mf-ranking', name: 'ranking', routes: [{ id: 'ranking', path: '/sales/:id' }] },
  { folder: 'mf-statistics', name: 'statistics', routes: [{ id: 'sales', path: '/sales-overview' }] },
];
const reach = (...files: string[]) => reachOf(files, declared);

describe('what a changed file can affect', () => {
  it.each([
    ['mf-marketplace/src/pages/SpecSheetPage/Sheet.tsx', ['/argument/detail/:id'], ['marketplace']],
    ['mf-marketplace/src/state/watched.ts', ['/home', '/argument/detail/:id'], ['marketplace']],
    ['mf-marketplace/src/pages/parts/Frame.tsx', ['/home', '/argument/detail/:id'], ['marketplace']],
    ['mf-ranking/federation.ts', ['/sales/:id'], ['ranking']],
    ['mf-statistics/src/widgets/DataInsights/Chart.tsx', ['/home'], ['marketplace']],
    ['mf-statistics/src/api/sales.ts', ['/sales-overview', '/home'], ['marketplace', 'statistics']],
  ])('%s: its pages, and those that show its widgets', (file, pages, sections) => {
    expect(reach(file)).toEqual({ pages, sections, isEverywhere: false });
  });

  it.each(['shell/src/layout/Header.tsx', 'shared/ui/Button.tsx', 'api/src/server.ts', 'package-lock.json'])(
    '%s: every page',
    (file) => {
      expect(reach(file)).toMatchObject({ isEverywhere: true, sections: ['marketplace', 'ranking', 'statistics'] });
    },
  );

  it.each([
    'mf-ranking/src/Trend.test.tsx',
    'mf-ranking/src/testing/rows.ts',
    'shell/README.md',
    'docs/api.md',
    'e2e/pages/home.ts',
    'scripts/test.ts',
  ])('%s: no page', (file) => {
    expect(reach(file)).toEqual({ pages: [], sections: [], isEverywhere: false });
  });
});

describe('whether a spec is about a page', () => {
  it.each([
    "await open('/sales/energy?month=2026-05');",
    'await open(`/sales/${division}#top`);',
    "const RANKING = '/sales/sale';",
    "open('/home'); open('/sales/sale');",
  ])('is: %s', (text) => {
    expect(isAbout(text, ['/sales/:id'], ['/home', '/sales/:id', '/car'])).toBe(true);
  });

  it.each([
    "open('/home'); open('/car'); open('/home'); open('/sales/sale');",
    "await open('/sales');",
    'await page.click(\'a[href="/sales/sale"]\');',
    "await open('/sales/sale/3');",
  ])('is not: %s', (text) => {
    expect(isAbout(text, ['/sales/:id'], ['/home', '/sales/:id', '/car'])).toBe(false);
  });

  it('is of the page whose path says the address itself', () => {
    const all = ['/sales/:id', '/sales/list'];
    expect(isAbout("open('/sales/list');", ['/sales/list'], all)).toBe(true);
    expect(isAbout("open('/sales/list');", ['/sales/:id'], all)).toBe(false);
  });
});
