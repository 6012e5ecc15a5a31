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

/** Versions of what is shared, filled in by the build from the installed packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const provided: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@caravan/router': router,
  '@caravan/redux': redux,
  '@caravan/styles': styles,
};

/** What is fetched when the first section asks for it. */
const fetched: Readonly<Record<string, () => Promise<object>>> = {
  '@caravan/charts': () => import(/* webpackChunkName: "charts" */ '@caravan/shared/lib/charts'),
};

const aboutShared = (key: string, scope: string) => ({
  version: SHARED_VERSIONS[key] ?? '0.0.0',
  scope: [scope],
  shareConfig: { singleton: true, requiredVersion: `^${SHARED_VERSIONS[key] ?? '0.0.0'}` },
});

const sharedOf = (scope: string) => ({
  ...Object.fromEntries(
    Object.entries(provided).map(([key, library]) => [key, { ...aboutShared(key, scope), lib: () => library }]),
  ),
  ...Object.fromEntries(
    Object.entries(fetched).map(([key, load]) => [
      key,
      {
        ...aboutShared(key, scope),
        get: async () => {
          const library = await load();
          return () => library;
        },
      },
    ]),
  ),
});

declare global {
  interface CaravanGlobal {
    /** What ties webpack to federation's runtime: remotes' entries hold none of their own (`shared/build/remoteConfig.ts`). */
    bundlerRuntime?: typeof bundlerRuntime;
    /** How remotes' builds import their chunks (`importFunctionName` there). */
    importFile?: (address: string) => Promise<unknown>;
  }
  // The names of both in builds from before 24 November 2026.
  var _FEDERATION_BUNDLER_RUNTIME: typeof bundlerRuntime | undefined;
  var __caravanImport: CaravanGlobal['importFile'];
}

/**
 * Lets sections load their later files only verified: `load` imports one by its address. Where a page has
 * two hosts, as the site's own has that shows a widget, files that the later one does not know are the other's.
 */
export const verifyImports = (load: (address: string) => Promise<unknown>): void => {
  const site = (globalThis.__caravan ??= {});
  const { importFile: before } = site;
  site.importFile = async (address): Promise<unknown> => {
    try {
      return await load(address);
    } catch (error) {
      if (!before) throw error;
      return before(address);
    }
  };
};

/** Lets builds run that look for the site's parts under names of their own each. */
export const keepOldNames = (): void => {
  globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime;
  globalThis.__caravanImport = (address) =>
    globalThis.__caravan?.importFile?.(address) ?? import(/* webpackIgnore: true */ address);
};

/**
 * The federation host. Remotes' entries hold no runtime of their own: they find this one on `globalThis.__caravan`. Every
 * entry is registered under a name of its own, since the runtime remembers what it loaded, failures too.
 */
export const createHost = (scope: string): FederationHost => {
  (globalThis.__caravan ??= {}).bundlerRuntime ??= bundlerRuntime;
  const host = new runtimeCore.ModuleFederation({
    name: 'caravan',
    remotes: [],
    shared: sharedOf(scope),
    shareStrategy: 'loaded-first',
  });
  const loads = new Map<string, number>();
  return {
    importFile: (address) => import(/* webpackIgnore: true */ address),
    importRemote: async (remote, entry) => {
      const load = (loads.get(remote) ?? 0) + 1;
      loads.set(remote, load);
      const name = `${remote}-${load}`;
      host.registerRemotes([{ name, entry, type: 'module', shareScope: scope }]);
      const module = await host.loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
      if (!module) throw new Error(`${entry} exposes nothing`);
      return module.remote;
    },
  };
};
