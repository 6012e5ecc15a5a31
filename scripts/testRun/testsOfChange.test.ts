import { affectsPages, testRunsOf } from './testsOfChange';

describe('a changed file', () => {
  it.each(['mf-ranking/src/Trend.tsx', 'shell/universal/layout/Header.tsx', 'api/src/server.ts', 'package-lock.json'])(
    '%s affects pages',
    (file) => {
      expect(affectsPages(file)).toBe(true);
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
    expect(affectsPages(file)).toBe(false);
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
