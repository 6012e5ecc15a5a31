import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

/** Compiles sources with swc, and gives styled-components the same ids on server and browser. `refresh` adds React Refresh. */
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

/** Returns the configuration that browser and server builds share. `sources`: rules that compile sources. */
export const baseConfig = (
  directory: string,
  target: string,
  sources: readonly RuleSetRule[] = [sourceRule(target)],
): Configuration => ({
  mode: 'production',
  context: directory,
  devtool: false,
  // webpack's persistent cache has dropped code that was in use.
  cache: false,
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  // Keeps `import.meta`, because sources mean the built file by it.
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

/** Libraries that run in browsers only. Server builds do not include them. */
export const browserOnly = [
  'highcharts',
  'highcharts-react-official',
  'moment',
  'react-slick',
  'slick-carousel',
  'yet-another-react-lightbox',
];
