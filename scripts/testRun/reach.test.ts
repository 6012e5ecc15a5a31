import { isAbout, reachOf, testRunsOf, type DeclaredRemote } from './reach';

const declared: DeclaredRemote[] = [
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

describe('a changed file', () => {
  it.each([
    ['mf-marketplace/src/pages/SpecSheetPage/Sheet.tsx', ['/argument/detail/:id'], ['marketplace']],
    ['mf-marketplace/src/state/watched.ts', ['/home', '/argument/detail/:id'], ['marketplace']],
    ['mf-marketplace/src/pages/parts/Frame.tsx', ['/home', '/argument/detail/:id'], ['marketplace']],
    ['mf-ranking/federation.ts', ['/sales/:id'], ['ranking']],
    ['mf-statistics/src/widgets/DataInsights/Chart.tsx', ['/home'], ['marketplace']],
    ['mf-statistics/src/api/sales.ts', ['/sales-overview', '/home'], ['marketplace', 'statistics']],
  ])('%s affects its pages and those that show its widgets', (file, pages, remotes) => {
    expect(reach(file)).toEqual({ pages, remotes, isEverywhere: false });
  });

  it.each(['shell/src/layout/Header.tsx', 'shared/ui/Button.tsx', 'api/src/server.ts', 'package-lock.json'])(
    '%s affects every page',
    (file) => {
      expect(reach(file)).toMatchObject({ isEverywhere: true, remotes: ['marketplace', 'ranking', 'statistics'] });
    },
  );

  it.each([
    'mf-ranking/src/Trend.test.tsx',
    'mf-ranking/src/testing/rows.ts',
    'shell/README.md',
    'docs/api.md',
    'deploy/base/api.yaml',
    'e2e/pages/home.ts',
    'scripts/test.ts',
  ])('%s affects no page', (file) => {
    expect(reach(file)).toEqual({ pages: [], remotes: [], isEverywhere: false });
  });
});

describe('the tests of a changed file', () => {
  it.each([
    ['api/src/server.ts', ['--findRelatedTests', 'api/src/server.ts']],
    ['api/src/removed.ts', ['--selectProjects', 'api']],
    ['shell/src/logo.svg', ['--selectProjects', 'shell']],
    ['deploy/base/api.yaml', ['--selectProjects', 'scripts']],
    ['deploy/base/dashboard.json', ['--selectProjects', 'scripts']],
    ['docker-compose.yml', ['--selectProjects', 'scripts']],
    ['Dockerfile', ['--selectProjects', 'scripts']],
    ['.dockerignore', ['--selectProjects', 'scripts']],
    ['.githooks/commit-msg', ['--selectProjects', 'scripts']],
    ['docs/settings.md', ['--selectProjects', 'scripts']],
    ['package.json', []],
  ])('%s are run by %p', (file, words) => {
    expect(testRunsOf([file], (path) => path !== 'api/src/removed.ts')).toEqual([words]);
  });

  it('are none for a README', () => {
    expect(testRunsOf(['shell/README.md'], () => true)).toEqual([]);
  });
});

describe('a spec is about a page', () => {
  it.each([
    "await open('/sales/energy?month=2026-05');",
    'await open(`/sales/${division}#top`);',
    "const RANKING = '/sales/sale';",
    "open('/home'); open('/sales/sale');",
  ])('that it opens: %s', (text) => {
    expect(isAbout(text, ['/sales/:id'], ['/home', '/sales/:id', '/car'])).toBe(true);
  });

  it.each([
    "open('/home'); open('/car'); open('/home'); open('/sales/sale');",
    "await open('/sales');",
    'await page.click(\'a[href="/sales/sale"]\');',
    "await open('/sales/sale/3');",
  ])('but not one that it passes through or links to: %s', (text) => {
    expect(isAbout(text, ['/sales/:id'], ['/home', '/sales/:id', '/car'])).toBe(false);
  });

  it('of the most exact path', () => {
    const all = ['/sales/:id', '/sales/list'];
    expect(isAbout("open('/sales/list');", ['/sales/list'], all)).toBe(true);
    expect(isAbout("open('/sales/list');", ['/sales/:id'], all)).toBe(false);
  });
});
