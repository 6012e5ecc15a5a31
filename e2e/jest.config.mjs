import { join } from 'node:path';

// End-to-end tests: one built site and one browser for all of them (started by scripts/e2e.ts), one file after the other.
const root = join(import.meta.dirname, '..');

export default {
  rootDir: import.meta.dirname,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['**/specs/**/*.e2e.ts'],
  maxWorkers: 1,
  // Node's fetch keeps its connections for some seconds.
  forceExit: true,
  testTimeout: 180_000,
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
};
