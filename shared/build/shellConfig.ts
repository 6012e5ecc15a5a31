import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../contracts/federation';
import { BuildRecordPlugin } from './BuildRecordPlugin';
import { bundledVersions, providedNames } from './builtVersions';
import { ChunkFilesPlugin } from './ChunkFilesPlugin';
import { FontFilesPlugin } from './FontFilesPlugin';
import { importWithRetry } from './importWithRetry';
import { baseConfig } from './rules';
import { sharedVersions } from './sharedLibraries';

const require = createRequire(import.meta.url);
const hashed = '[name].[contenthash:16].js';

/**
 * Returns the production build of react-router. Its exports name only the development build, which is 40 KB larger and logs
 * warnings.
 */
const productionRouter = (): Record<string, string> => {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    // react-router-dom adds only a RouterProvider, and code of the framework mode.
    'react-router-dom$': join(folder, 'index.mjs'),
  };
};

type CodeValue = ConstructorParameters<typeof webpack.DefinePlugin>[0][string];

/** The federation runtime's own switches: no manifest snapshots, and code for browsers only. Only remotes share libraries. */
const federationSwitches: Record<string, CodeValue> = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: webpack.DefinePlugin.runtimeValue(({ module }) =>
    String(module.resource.includes('webpack-bundler-runtime')),
  ),
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Returns the shell's browser build: ES modules, packages in one chunk. `checked` uses React's development build, which
 * compares every attribute during hydration, and supports React Refresh (`live`).
 */
const browserConfig = (directory: string, isChecked: boolean): Configuration => {
  const base = baseConfig(directory, 'es2022');
  return {
    ...base,
    name: isChecked ? 'shell browser, checked' : 'shell browser',
    target: ['web', 'es2022'],
    entry: {
      shell: [...(isChecked ? [join(import.meta.dirname, 'live/devtoolsHook.ts')] : []), './browser/main.ts'],
      framed: './browser/framed/main.ts',
    },
    experiments: { outputModule: true },
    resolve: { ...base.resolve, alias: productionRouter() },
    output: {
      path: join(directory, isChecked ? 'dist/browser-checked' : 'dist/browser'),
      filename: hashed,
      chunkFilename: hashed,
      publicPath: '/assets/',
      hashFunction: 'sha256',
      clean: true,
    },
    optimization: {
      ...(isChecked ? { nodeEnv: 'development' } : {}),
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { name: 'vendor', test: /node_modules\//, chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)), ...federationSwitches }),
      new ChunkFilesPlugin(),
      new FontFilesPlugin(),
      // Once for both builds, which bundle the same packages.
      ...(isChecked
        ? []
        : [
            new BuildRecordPlugin((compilation) => ({
              contract: CONTRACT_VERSION,
              oldestContract: OLDEST_CONTRACT,
              shared: bundledVersions(compilation.modules),
              names: providedNames(compilation),
            })),
          ]),
    ],
  };
};

/**
 * In pages of partners the federation runtime keeps its state on `globalThis.__caravan`, the one name that the site has there. On
 * `globalThis` itself it would share its state with the runtime of a partner's federation host.
 */
const runtimeGlobals = (): Record<string, CodeValue> => {
  const replaceInRuntime = (original: string) =>
    webpack.DefinePlugin.runtimeValue(({ module }) =>
      /@module-federation[\\/](?:runtime|runtime-core)[\\/]/.test(module.resource)
        ? '(globalThis.__caravan ??= {})'
        : original,
    );
  return {
    globalThis: replaceInRuntime('globalThis'),
    'document.defaultView': replaceInRuntime('document.defaultView'),
  };
};

const embedOutput = (directory: string, folder: string, { output }: Configuration) => ({
  ...output,
  path: join(directory, 'dist', folder),
  publicPath: 'auto',
  importFunctionName: importWithRetry,
  library: { type: 'module' },
  uniqueName: 'caravan-embed',
});

/** Returns the first files of partners' pages: the tag, and the module that creates entries for federation hosts. */
const tagConfig = (directory: string): Configuration => {
  const base = browserConfig(directory, false);
  return {
    ...base,
    name: 'shell tag',
    entry: { element: './browser/embed/element.ts', partnerEntry: './browser/embed/partnerEntry.ts' },
    output: embedOutput(directory, 'tag', base),
    optimization: {},
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)) }),
      new ChunkFilesPlugin(),
    ],
  };
};

/** The libraries that partners' federation hosts may provide. */
const reactKeys = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Returns the container whose `./mount` renders in partners' pages. It uses the React of a federation host with the same
 * version.
 */
const embedConfig = (directory: string): Configuration => {
  const base = browserConfig(directory, false);
  const versions = sharedVersions(directory);
  const version = versions['react'] ?? '';
  return {
    ...base,
    name: 'shell embed',
    entry: {},
    output: embedOutput(directory, 'embed', base),
    optimization: {},
    plugins: [
      new webpack.container.ContainerPlugin({
        name: 'caravan',
        filename: 'embed.[contenthash:16].js',
        library: { type: 'module' },
        exposes: { './mount': { import: './browser/embed/mount.tsx', name: 'mount' } },
      }),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(reactKeys.map((key) => [key, { requiredVersion: version }])),
      }),
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
        ...federationSwitches,
        ...runtimeGlobals(),
      }),
      new ChunkFilesPlugin(),
    ],
  };
};

const isExternal = (request: string): boolean =>
  builtinModules.includes(request) ||
  request.startsWith('node:') ||
  (/^[^./]/.test(request) && !request.startsWith('@caravan/'));

/** Returns a server of the site: one ES module for each program. It includes workspaces and imports packages. */
export const serverConfig = (
  directory: string,
  main: string,
  otherEntries: Readonly<Record<string, string>> = {},
): Configuration => ({
  ...baseConfig(directory, 'es2023'),
  name: `${directory.split('/').at(-1) ?? ''} server`,
  target: 'node20',
  entry: { main, ...otherEntries },
  experiments: { outputModule: true },
  // A package that is imported by `import()` is loaded then.
  externalsType: 'module-import',
  externals: [({ request }, callback) => (request && isExternal(request) ? callback(undefined, request) : callback())],
  optimization: { minimize: false },
  output: {
    path: join(directory, 'dist/server'),
    filename: '[name].mjs',
    library: { type: 'module' },
    clean: true,
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/** Returns all builds of the shell. The checked browser build is for tests and development. */
export const shellConfig = (directory: string): Configuration[] => [
  browserConfig(directory, false),
  browserConfig(directory, true),
  tagConfig(directory),
  embedConfig(directory),
  serverConfig(directory, './server/main.ts', { renderWorker: './server/render/renderWorker.ts' }),
];
