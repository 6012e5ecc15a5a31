import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Federation } from '../contracts/federation';
import { remoteConfig } from './remoteConfig';

/**
 * The builds of a section that is worked on: for development, with sources that browsers can show, and with the client that
 * shows changes and errors. They go into `folder`: what is published from `dist` stays what the sources say.
 */
export const liveConfig = (directory: string, federation: Federation, folder: string): Configuration[] =>
  remoteConfig(directory, federation, [join(import.meta.dirname, 'live/client.ts')]).map((config) => ({
    ...config,
    mode: 'development',
    devtool: 'inline-source-map',
    cache: { type: 'memory' },
    // A file that differs in its source map alone is another one. Names of joined chunks would be longer than addresses may be.
    optimization: { realContentHash: true, splitChunks: false, chunkIds: 'deterministic' },
    output: { ...config.output, path: join(folder, basename(config.output?.path ?? '')) },
    plugins: [...(config.plugins ?? []), new webpack.DefinePlugin({ LIVE_SECTION: JSON.stringify(federation.name) })],
  }));
