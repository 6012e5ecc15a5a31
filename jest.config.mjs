import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// One jest project for each workspace, named like its folder: `npx jest --selectProjects api`. e2e has its own configuration, since
// it needs the built site.
const browserWorkspaces = [
  'shared',
  'shell',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-')),
];
const nodeWorkspaces = ['object-store', 'registry', 'api', 'demo', 'scripts', 'bench'];

// Folders of browser workspaces whose code never runs in a browser. Other tests choose Node by the docblock
// `/** @jest-environment node */`.
const nodeFolders = ['shell/server', 'shared/build', 'shared/http', 'shared/tracing'];

const exists = (folder) => existsSync(join(import.meta.dirname, folder));

const createTransform = (jsc) => [
  '<rootDir>/shared/testing/transform.cjs',
  {
    swcrc: false,
    jsc: { target: 'es2022', ...jsc },
    // CommonJS, because jest's ES module support still needs a Node flag and cannot mock hoisted imports.
    // swc rewrites `import.meta.url` (and dirname, filename) to `__filename`, and `import()` to `require()`.
    module: { type: 'commonjs' },
    // In a file of its own. Jest reads it only for the stack of an error.
    sourceMaps: true,
  },
];

const typescriptTransform = createTransform({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
});
const javascriptTransform = createTransform({ parser: { syntax: 'ecmascript', jsx: true } });

const createProject = (name, folders, environment, extra = {}) => ({
  displayName: name,
  // Jest keeps compiled code by this id. The projects differ only in their folders and environments.
  id: 'caravan',
  rootDir: import.meta.dirname,
  roots: folders.filter((folder) => exists(folder)).map((folder) => `<rootDir>/${folder}`),
  testEnvironment: environment,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.caravan/', '/\\.tsbuild/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.caravan/', '/\\.tsbuild/'],
  resolver: '<rootDir>/shared/testing/jestResolver.cjs',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/setup.ts'],
  transform: { '\\.tsx?$': typescriptTransform, '\\.[cm]?js$': javascriptTransform },
  // Most packages have a CommonJS build, which needs no transform. PGlite and OTLP's exporter use import(). jose, oxc-parser, p-queue and the parts of
  // Highcharts are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!@electric-sql/|@opentelemetry/otlp-|highcharts/es-modules/|jose/|oxc-parser/|p-queue/).+\\.c?js$',
  ],
  moduleNameMapper: {
    '\\.(?:css|woff2?|svg|png|webp|avif|jpe?g)$': '<rootDir>/shared/testing/fileStub.cjs',
    '^lucide$': '<rootDir>/shared/testing/iconShapes.cjs',
    '^\\./lazyPart$': '<rootDir>/shared/testing/preparedPart.ts',
  },
  // Without this, looking up these globals in jest's sandbox takes half the time of making the demo data.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Number', 'Object'],
  clearMocks: true,
  restoreMocks: true,
  ...extra,
});

const browserEnvironment = './shared/testing/browserEnvironment.ts';
const nodeFoldersIn = (name) => nodeFolders.filter((folder) => folder.startsWith(`${name}/`));

export default {
  // Milliseconds. Long, because machines may be slow or busy. No test measures time.
  testTimeout: 120_000,
  // Milliseconds. Workers need more than jest's default of 500 to free their memory.
  workerGracefulExitTimeout: 30_000,
  projects: [
    ...browserWorkspaces.map((name) =>
      createProject(name, [name], browserEnvironment, {
        testPathIgnorePatterns: [
          '/node_modules/',
          '/dist/',
          ...nodeFoldersIn(name).map((folder) => `<rootDir>/${folder}/`),
        ],
      }),
    ),
    ...nodeFolders
      .filter((folder) => exists(folder))
      .map((folder) => createProject(folder.split('/')[0], [folder], 'node')),
    ...nodeWorkspaces.map((name) => createProject(name, [name], 'node')),
  ],
};
