import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * How every source of the site is compiled: swc, styled-components with stable ids for server and browser. `refresh`:
 * components can be replaced while they are drawn.
 */
export const sourceRule = (target: string, refresh = false): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target,
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: {
        plugins: [
          [
            '@swc/plugin-styled-components',
            { displayName: false, ssr: true, fileName: false, pure: true, minify: true },
          ],
        ],
        cacheRoot: 'node_modules/.cache/swc',
      },
    },
  },
});

/** What browser and server builds have in common; `sources`: how they are compiled, unless as always. */
export const baseConfig = (
  directory: string,
  target: string,
  sources: readonly RuleSetRule[] = [sourceRule(target)],
): Configuration => ({
  mode: 'production',
  context: directory,
  devtool: false,
  // A release holds what its sources say: a cache that outlives a build was seen to leave out code that was in use.
  cache: false,
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  // Sources that ask where they are mean the built file.
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      ...sources,
      { test: /\.(css|svg)$/, type: 'asset/source' },
      { test: /[\\/]locales[\\/]ge\.json$/, loader: join(import.meta.dirname, 'hyphenated.cjs') },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
});

/** Libraries that run in a browser only: server builds hold nothing of them. */
export const browserOnly = [
  'highcharts',
  'highcharts-react-official',
  'moment',
  'react-slick',
  'slick-carousel',
  'yet-another-react-lightbox',
];
