import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { Federation } from '../contracts/federation';
import { BuildRecordPlugin } from './BuildRecordPlugin';
import { consumedVersions, usedNames } from './builtVersions';
import { ChunkFilesPlugin } from './ChunkFilesPlugin';
import { baseConfig, browserOnly } from './rules';
import { SHARE_SCOPE, sharedLibraries, sharedVersions } from './sharedLibraries';
import { writeParts } from './writeParts';

const hashed = '[name].[contenthash:16]';

const consumedLibraries = (directory: string) => {
  const versions = sharedVersions(directory);
  return Object.fromEntries(
    sharedLibraries.flatMap(({ shareKey, requests }) =>
      requests.map((request) => [
        request,
        {
          shareKey,
          import: false as const,
          singleton: true,
          requiredVersion: `^${versions[shareKey]}`,
          shareScope: SHARE_SCOPE,
        },
      ]),
    ),
  );
};

/** Imports a chunk through the site, which verifies every file. Other hosts may have no `__caravan`. */
const importFile =
  '(file=>(globalThis.__caravan?.importFile??(address=>import(address)))(new URL(file,import.meta.url).href))';

/** Additions to the browser build for development (`liveConfig.ts`). */
interface LiveParts {
  /** A module that runs before the remote. */
  readonly before: string;
  /** Rules that compile sources. */
  readonly sources: readonly RuleSetRule[];
}

/** Returns the browser build: a federation container as ES modules, whose file names hold their hash. */
const browserConfig = (directory: string, { name, contract }: Federation, live?: LiveParts): Configuration => ({
  ...baseConfig(directory, 'es2022', live?.sources),
  name: `${name} browser`,
  target: ['web', 'es2022'],
  entry: {},
  experiments: { outputModule: true },
  externalsType: 'global',
  // The shell provides webpack's bridge to the federation runtime (`shell/browser/remotes/host.ts`). Saves 5 KB in every entry.
  externals: ({ request }, callback) =>
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/.test(request ?? '')
      ? callback(undefined, ['__caravan', 'bundlerRuntime'])
      : callback(),
  output: {
    path: join(directory, 'dist/browser'),
    filename: `${hashed}.js`,
    chunkFilename: `${hashed}.js`,
    publicPath: 'auto',
    uniqueName: `caravan-${name}`,
    importFunctionName: importFile,
    hashFunction: 'sha256',
    clean: true,
  },
  // Small files compress badly: with at most four for a page, a page of the marketplace is 1 KB smaller.
  optimization: { splitChunks: { maxAsyncRequests: 4 } },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.[contenthash:16].js',
      library: { type: 'module' },
      exposes: { './remote': { import: [...(live ? [live.before] : []), './src/remote.ts'], name: 'remote' } },
      shared: consumedLibraries(directory),
      shareScope: SHARE_SCOPE,
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new ChunkFilesPlugin(),
    // moment's languages are not needed: names of months and days come from shared/format.
    new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    new BuildRecordPlugin((compilation) => ({
      contract,
      shared: consumedVersions(compilation.modules, directory),
      names: usedNames(compilation),
    })),
  ],
});

/** Packages that server builds import from the shell server. */
const onServer: ReadonlySet<string> = new Set(
  sharedLibraries
    .flatMap(({ requests }) => requests)
    .filter((request) => !browserOnly.some((library) => request.startsWith(`${library}/`))),
);

const styles = join(import.meta.dirname, '../lib/styles.ts');

/** Returns the server build: one ES module. The shell server provides the shared libraries as its own dependencies. */
const serverConfig = (directory: string, { name }: Federation): Configuration => {
  const base = baseConfig(directory, 'es2022');
  return {
    ...base,
    name: `${name} server`,
    target: 'node20',
    entry: { server: './src/remote.ts' },
    experiments: { outputModule: true },
    // In Node the default export of styled-components is the whole package, so `shared/lib/styles.ts` imports it by names.
    externals: ({ request, contextInfo }, callback) =>
      onServer.has(request) && (request !== 'styled-components' || contextInfo?.issuer === styles)
        ? callback(undefined, request)
        : callback(),
    resolve: {
      ...base.resolve,
      alias: { 'styled-components$': styles, ...Object.fromEntries(browserOnly.map((library) => [library, false])) },
    },
    output: {
      path: join(directory, 'dist/server'),
      filename: `${hashed}.mjs`,
      library: { type: 'module' },
      hashFunction: 'sha256',
      clean: true,
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new ChunkFilesPlugin()],
  };
};

/** Returns both builds of a remote. `directory`: the workspace's folder. */
export const remoteConfig = (directory: string, federation: Federation, live?: LiveParts): Configuration[] => {
  writeParts(directory, federation);
  return [browserConfig(directory, federation, live), serverConfig(directory, federation)];
};
