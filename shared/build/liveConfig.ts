import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Federation } from '../contracts/federation';
import { remoteConfig } from './remoteConfig';
import { sourceRule } from './rules';

const live = join(import.meta.dirname, 'live');

export interface LiveSetting {
  /** Folder of the builds. `dist` is kept for publishing. */
  readonly folder: string;
  /** Address of the event stream with changes. */
  readonly updates: string;
  /** Pages reload for every change: they run React's production build, which replaces no components. */
  readonly reloadsPages: boolean;
}

/**
 * Returns the builds of a remote for development, with source maps: first for browsers, then for the server. The browser build
 * applies changes while it runs and shows errors (`live/client.ts`).
 */
export const liveConfig = (
  directory: string,
  federation: Federation,
  { folder, updates, reloadsPages }: LiveSetting,
): Configuration[] =>
  remoteConfig(directory, federation, {
    before: join(live, 'client.ts'),
    sources: reloadsPages
      ? [sourceRule('es2022')]
      : [
          { ...sourceRule('es2022', true), exclude: live },
          { ...sourceRule('es2022'), include: live },
          {
            test: /\.tsx?$/,
            exclude: [live, /node_modules/],
            enforce: 'post',
            loader: join(live, 'refreshLoader.cjs'),
          },
          {
            test: /[\\/]src[\\/].*locales[\\/]\w+\.json$/,
            type: 'javascript/auto',
            enforce: 'post',
            loader: join(live, 'textsLoader.cjs'),
          },
        ],
  }).map((config, index, [forBrowsers]) => ({
    ...config,
    // Pages wait for the browser build only.
    dependencies: index > 0 && forBrowsers?.name ? [forBrowsers.name] : [],
    mode: 'development',
    cache: { type: 'memory' },
    devtool: 'inline-cheap-module-source-map',
    // The hash in a file's name includes its source map. A failed build keeps the last one. Names of merged chunks would be
    // longer than an address may be.
    optimization: { realContentHash: true, emitOnErrors: false, splitChunks: false, chunkIds: 'deterministic' },
    output: {
      ...config.output,
      path: join(folder, basename(config.output?.path ?? '')),
      ...(index === 0 && !reloadsPages
        ? {
            // Files of a hot update have no integrity, so pages load them unverified.
            importFunctionName: 'import',
            hotUpdateMainFilename: '[runtime].[fullhash].hot-update.js',
            hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
          }
        : {}),
    },
    plugins: [
      ...(config.plugins ?? []),
      ...(index === 0 && !reloadsPages ? [new webpack.HotModuleReplacementPlugin()] : []),
      ...(index === 0
        ? [
            new webpack.DefinePlugin({
              LIVE_REMOTE: JSON.stringify(federation.name),
              LIVE_UPDATES: JSON.stringify(updates),
            }),
          ]
        : []),
    ],
  }));
