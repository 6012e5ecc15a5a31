// Builds the programs of partners with webpack and Vite: `node build.mjs <folder>`. Runs in a process of its own, because Vite is an ES
// module, which jest cannot load.
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { build } from 'vite';
import webpack from 'webpack';

const here = import.meta.dirname;
const folder = process.argv[2] ?? '';

const program = (name, entry, plugins = []) => ({
  mode: 'production',
  devtool: false,
  entry,
  output: { path: join(folder, name), filename: '[name].js', publicPath: `/${name}/` },
  // Nothing depends on the size of these files.
  optimization: { minimize: false },
  plugins,
});

const shared = new ModuleFederationPlugin({
  name: 'bank',
  remotes: {},
  shared: Object.fromEntries(
    ['react', 'react-dom', 'react-dom/client'].map((name) => [name, { singleton: true, eager: true }]),
  ),
  manifest: false,
  dts: false,
});

const withWebpack = new Promise((resolve, reject) => {
  webpack(
    [
      program('webpack', join(here, 'webpackHost.js'), [shared]),
      ...['react-17', 'react-18'].map((name) => program(name, join(here, '../../partners', name, 'page.js'))),
    ],
    (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    },
  );
});
const withVite = build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: join(folder, 'vite'),
    target: 'es2022',
    minify: false,
    lib: { entry: join(here, 'viteHost.js'), formats: ['es'], fileName: () => 'main.js' },
  },
});
await Promise.all([withWebpack, withVite]);
