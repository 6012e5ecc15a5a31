import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler, Configuration, Module } from 'webpack';
import { root } from '../../scripts/workspaces';
import { shellConfig } from '../../shared/build';
import { bundleFolder } from './folder';
import { importOfRemote, openRemotes, writeModule } from './remoteModules';

const generated = join(root, 'bench/dist/remotes.ts');
const sources = import.meta.dirname;
const require = createRequire(join(root, 'shell/package.json'));

/** Modules of the shell, and the modules that replace them. */
const replacements: Readonly<Record<string, string>> = {
  [join(root, 'shell/browser/remotes/federation.ts')]: join(sources, 'federation.ts'),
  [join(root, 'shell/browser/remotes/host.ts')]: join(sources, 'host.ts'),
  [join(sources, 'remotes.ts')]: generated,
  'react-dom/client$': join(sources, 'root.ts'),
};

const resourceOf = (module: Module): string => String(Reflect.get(module, 'resource') ?? module.identifier());

/** Fails the build if it still contains parts of federation, because the shell's files changed. */
class WithoutFederation {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WithoutFederation', (compilation) => {
      compilation.hooks.finishModules.tap('WithoutFederation', (modules) => {
        const files = [...modules].map(resourceOf);
        const leftover = files.find((file) => file in replacements);
        if (leftover) throw new Error(`the one bundle contains a part of federation: ${leftover}`);
        const missing = Object.values(replacements).find((file) => !files.includes(file));
        if (missing)
          throw new Error(`the one bundle does not use ${missing}: adapt bench/bundle to the shell's changed start`);
      });
    });
  }
}

/**
 * Returns the shell's browser build with all remotes as static imports in place of federation. Pages, widgets and texts stay
 * chunks, because one file for all pages would be an unfair comparison.
 */
export const bundleConfig = async (): Promise<Configuration> => {
  const [base] = shellConfig(join(root, 'shell'));
  if (!base) throw new Error('the shell has no browser build');
  const remotes = await openRemotes();
  writeModule(generated, remotes, 'remotes', importOfRemote);

  const { splitChunks } = base.optimization ?? {};
  const { default: _none, ...cacheGroups } = (splitChunks && splitChunks.cacheGroups) || {};
  return {
    ...base,
    name: 'one bundle',
    output: { ...base.output, path: bundleFolder },
    resolve: { ...base.resolve, alias: Object.assign({}, base.resolve?.alias, replacements) },
    // Shared modules become chunks, as in the builds of remotes.
    optimization: { ...base.optimization, splitChunks: { ...splitChunks, cacheGroups } },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        // Only this module gets the real one.
        {
          test: join(sources, 'root.ts'),
          resolve: { alias: { 'react-dom/client$': require.resolve('react-dom/client') } },
        },
        ...remotes.map(({ directory, federation }) => ({
          test: join(directory, 'src/parts.gen.ts'),
          enforce: 'pre' as const,
          loader: join(sources, 'nameChunks.cjs'),
          options: { remote: federation.name },
        })),
      ],
    },
    plugins: [...(base.plugins ?? []), new WithoutFederation()],
  };
};
