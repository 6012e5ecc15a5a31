import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { openRemote } from '../../../registry/bin/setting';
import { remoteWorkspaces, root } from '../../../scripts/workspaces';
import { browserOnly, baseConfig, writeParts } from '../../../shared/build';
import { siteFolder } from '../apps';

const here = import.meta.dirname;

const writeModule = (name: string, lines: readonly string[]): string => {
  const file = join(siteFolder, '..', `${name}.ts`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

/** Returns the build of Caravan's pages, and of what loads their data, for the other servers: one module each. */
export const siteConfig = async (): Promise<Configuration> => {
  const remotes = await Promise.all(remoteWorkspaces().map((workspace) => openRemote(workspace)));
  for (const { directory, federation } of remotes) writeParts(directory, federation);
  mkdirSync(siteFolder, { recursive: true });
  const entry = (at: number, name: string): string => `  '${name}': r${at},`;
  const withCalls = remotes.filter(({ directory }) => existsSync(join(directory, 'src/api/calls.ts')));
  const base = baseConfig(root, 'es2022');
  return {
    ...base,
    name: 'pages for other servers',
    // Other bundlers build it for servers and for browsers.
    target: 'es2022',
    entry: { page: join(here, 'page.tsx'), data: join(here, 'data.ts') },
    experiments: { outputModule: true, topLevelAwait: true },
    externalsType: 'module',
    externals: ['react', 'react-dom', 'react/jsx-runtime', 'node:crypto'],
    resolve: {
      ...base.resolve,
      // styled-components requires it for streams of styles, which nothing uses here.
      fallback: { stream: false },
      alias: {
        ...Object.fromEntries(browserOnly.map((library) => [library, false])),
        [join(here, 'remotes.ts')]: writeModule('remotes', [
          ...remotes.map(({ directory }, at) => `import { remote as r${at} } from '${directory}/src/remote';`),
          'export const remotes = {',
          ...remotes.map(({ federation }, at) => entry(at, federation.name)),
          '};',
        ]),
        [join(here, 'calls.ts')]: writeModule('calls', [
          ...withCalls.map(({ directory }, at) => `import * as r${at} from '${directory}/src/api/calls';`),
          'export const calls = {',
          ...withCalls.map(({ federation }, at) => entry(at, federation.name)),
          '};',
        ]),
      },
    },
    module: { ...base.module, parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } } },
    output: {
      path: siteFolder,
      filename: '[name].mjs',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
      clean: true,
    },
  };
};
