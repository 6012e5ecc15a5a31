import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../../../scripts/workspaces';
import { browserOnly, baseConfig } from '../../../shared/build';
import { importOfCalls, importOfRemote, openRemotes, writeModule } from '../../bundle/remoteModules';
import { siteFolder } from '../apps';

const sources = import.meta.dirname;

/** Returns the build for the other servers: one module with Caravan's pages, and one that loads their data. */
export const siteConfig = async (): Promise<Configuration> => {
  const remotes = await openRemotes();
  const fileOf = (name: string): string => join(siteFolder, '..', `${name}.ts`);
  const remotesWithCalls = remotes.filter(({ directory }) => existsSync(join(directory, 'src/api/calls.ts')));
  const base = baseConfig(root, 'es2022');
  return {
    ...base,
    name: 'pages for other servers',
    // Other bundlers build the modules for servers and for browsers.
    target: 'es2022',
    entry: { page: join(sources, 'page.tsx'), data: join(sources, 'data.ts') },
    experiments: { outputModule: true, topLevelAwait: true },
    externals: ['react', 'react-dom', 'react/jsx-runtime', 'node:crypto'],
    resolve: {
      ...base.resolve,
      // styled-components requires `stream` for streams of styles, which these pages do not use.
      fallback: { stream: false },
      alias: {
        ...Object.fromEntries(browserOnly.map((library) => [library, false])),
        [join(sources, 'remotes.ts')]: writeModule(fileOf('remotes'), remotes, 'remotes', importOfRemote),
        [join(sources, 'calls.ts')]: writeModule(fileOf('calls'), remotesWithCalls, 'calls', importOfCalls),
      },
    },
    module: { ...base.module, parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } } },
    output: {
      path: siteFolder,
      filename: '[name].mjs',
      library: { type: 'module' },
      clean: true,
    },
  };
};
