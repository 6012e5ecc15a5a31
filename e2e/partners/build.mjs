// `node build.mjs <folder>`: builds the programs of two partners as partners build theirs, with webpack and with Vite. Jest runs
// no ES modules, which Vite is.
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { build } from 'vite';
import webpack from 'webpack';

const here = import.meta.dirname;
const folder = process.argv[2] ?? '';

const withWebpack = new Promise((resolve, reject) => {
  webpack(
    {
      mode: 'production',
      context: here,
      devtool: false,
      entry: './webpackHost.js',
      output: { path: join(folder, 'webpack'), filename: '[name].js', publicPath: '/webpack/' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'bank',
          remotes: {},
          shared: { react: { singleton: true, eager: true }, 'react-dom': { singleton: true, eager: true } },
          manifest: false,
          dts: false,
        }),
      ],
    },
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
    lib: { entry: join(here, 'viteHost.js'), formats: ['es'], fileName: () => 'main.js' },
  },
});
await Promise.all([withWebpack, withVite]);
