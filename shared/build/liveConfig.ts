import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Federation } from '../contracts/federation';
import { remoteConfig } from './remoteConfig';
import { sourceRule } from './rules';

const live = join(import.meta.dirname, 'live');

export interface LiveSetting {
  /** Where the builds go: what is published from `dist` stays what the sources say. */
  readonly folder: string;
  /** The address at which pages hear of changes. */
  readonly news: string;
}

/**
 * The builds of a section that is worked on: for development, with sources that browsers can show. That for browsers takes
 * changes over while it runs, and shows what went wrong (`live/client.ts`). First that for browsers, then that for the server.
 */
export const liveConfig = (directory: string, federation: Federation, { folder, news }: LiveSetting): Configuration[] =>
  remoteConfig(directory, federation, {
    before: join(live, 'client.ts'),
    sources: [
      { ...sourceRule('es2022', true), exclude: live },
      { ...sourceRule('es2022'), include: live },
      { test: /\.tsx?$/, exclude: [live, /node_modules/], enforce: 'post', loader: join(live, 'refreshLoader.cjs') },
      {
        test: /[\\/]src[\\/].*locales[\\/]\w+\.json$/,
        type: 'javascript/auto',
        enforce: 'post',
        loader: join(live, 'textsLoader.cjs'),
      },
    ],
  }).map((config, index, [forBrowsers]) => ({
    ...config,
    // Pages wait for that for browsers alone.
    dependencies: index > 0 && forBrowsers?.name ? [forBrowsers.name] : [],
    mode: 'development',
    cache: { type: 'memory' },
    devtool: 'inline-cheap-module-source-map',
    // Files are named by all that they hold, source maps too, since a name stands for one content. What does not build leaves
    // the last build as it is. Names of joined chunks would be longer than addresses may be.
    optimization: { realContentHash: true, emitOnErrors: false, splitChunks: false, chunkIds: 'deterministic' },
    output: {
      ...config.output,
      path: join(folder, basename(config.output?.path ?? '')),
      ...(index === 0
        ? {
            // Pages are told of no file that a change brings: nothing is there to verify it by.
            importFunctionName: 'import',
            hotUpdateMainFilename: '[runtime].[fullhash].hot-update.js',
            hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
          }
        : {}),
    },
    plugins: [
      ...(config.plugins ?? []),
      ...(index === 0
        ? [
            new webpack.HotModuleReplacementPlugin(),
            new webpack.DefinePlugin({
              LIVE_SECTION: JSON.stringify(federation.name),
              LIVE_NEWS: JSON.stringify(news),
            }),
          ]
        : []),
    ],
  }));
