import { join } from 'node:path';

// End-to-end tests against the built site (started by scripts/testRun/endToEnd.ts). Each project is a lane with a site of its own.
// Specs of the first lane run side by side, each worker with a browser of its own. Those that publish, break or stop something run
// one after the other. The lane `gate` has those that run trials or break server builds. The lane `alone` has the others.
const root = join(import.meta.dirname, '..');

const createProject = (displayName, extra) => ({
  rootDir: import.meta.dirname,
  displayName,
  testEnvironment: 'node',
  resolver: join(root, 'shared/testing/jestResolver.cjs'),
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@caravan/).+\\.js$'],
  ...extra,
});

export default {
  testTimeout: 180_000,
  // This is the same setting as in jest.config.mjs at the root.
  workerGracefulExitTimeout: 30_000,
  testSequencer: join(root, 'e2e/longestFirst.cjs'),
  projects: [
    createProject('side by side', {
      testMatch: ['**/specs/*/*.e2e.ts'],
      testPathIgnorePatterns: ['/specs/(?:alone|cluster|gate)/'],
    }),
    createProject('alone', { testMatch: ['**/specs/alone/*.e2e.ts'] }),
    createProject('gate', { testMatch: ['**/specs/gate/*.e2e.ts'] }),
    // This lane runs with `--cluster`.
    createProject('cluster', { testMatch: ['**/specs/*/*.e2e.ts'] }),
  ],
};
