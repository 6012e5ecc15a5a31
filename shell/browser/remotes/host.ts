import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as redux from '@caravan/shared/lib/redux';
import * as router from '@caravan/shared/lib/router';
import * as styles from '@caravan/shared/lib/styles';
import type { RemoteModule } from '@caravan/shared/contracts';
import type { FederationHost } from './federation';

/** Versions of the shared libraries. The build fills them in from the installed packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const SCOPE = 'caravan';

/** Libraries that the shell always loads, by share key. */
const loaded: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@caravan/router': router,
  '@caravan/redux': redux,
  '@caravan/styles': styles,
};

/** Libraries that load when a remote asks for them. */
const lazy: Readonly<Record<string, () => Promise<object>>> = {
  '@caravan/charts': () => import(/* webpackChunkName: "charts" */ '@caravan/shared/lib/charts'),
};

const sharedEntry = (key: string) => ({
  version: SHARED_VERSIONS[key] ?? '0.0.0',
  scope: [SCOPE],
  shareConfig: { singleton: true, requiredVersion: `^${SHARED_VERSIONS[key] ?? '0.0.0'}` },
});

const sharedModules = {
  ...Object.fromEntries(
    Object.entries(loaded).map(([key, library]) => [key, { ...sharedEntry(key), lib: () => library }]),
  ),
  ...Object.fromEntries(
    Object.entries(lazy).map(([key, load]) => [
      key,
      {
        ...sharedEntry(key),
        get: async () => {
          const library = await load();
          return () => library;
        },
      },
    ]),
  ),
};

declare global {
  interface CaravanGlobal {
    /** Connects webpack with the federation runtime. Entries of remotes contain none of their own (`shared/build/remoteConfig.ts`). */
    bundlerRuntime?: typeof bundlerRuntime;
    /** Imports a chunk of a remote (`importFunctionName` of its build). */
    importFile?: (address: string) => Promise<unknown>;
  }
}

/** Makes remotes import their chunks by `load`, which verifies the integrity. */
export const verifyImports = (load: (address: string) => Promise<unknown>): void => {
  (globalThis.__caravan ??= {}).importFile = load;
};

/**
 * Creates the federation host. It registers each entry under a new name, because the runtime caches loads, also failed ones.
 */
export const createHost = (): FederationHost => {
  (globalThis.__caravan ??= {}).bundlerRuntime = bundlerRuntime;
  const host = new runtimeCore.ModuleFederation({
    name: SCOPE,
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
  });
  const loads = new Map<string, number>();
  return {
    importFile: (address) => import(/* webpackIgnore: true */ address),
    importRemote: async (remote, entry) => {
      const load = (loads.get(remote) ?? 0) + 1;
      loads.set(remote, load);
      const name = `${remote}-${load}`;
      host.registerRemotes([{ name, entry, type: 'module', shareScope: SCOPE }]);
      const module = await host.loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
      if (!module) throw new Error(`${entry} exposes no module`);
      return module.remote;
    },
  };
};
