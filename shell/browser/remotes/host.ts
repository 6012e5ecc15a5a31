import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as redux from '@caravan/shared/lib/redux';
import * as router from '@caravan/shared/lib/router';
import * as styles from '@caravan/shared/lib/styles';
import type { RemoteModule } from '@caravan/shared/contracts';
import { initContainer, type Container, type ShareScope } from './container';
import type { FederationHost } from './federation';

/** Versions of what is shared, filled in by the build from the installed packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

type GetLibrary = () => (() => object) | Promise<() => object>;

/** How containers get what the site shares, by share key. */
const libraries: Readonly<Record<string, GetLibrary>> = {
  react: () => () => React,
  'react/jsx-runtime': () => () => jsxRuntime,
  'react-dom': () => () => ReactDom,
  '@caravan/router': () => () => router,
  '@caravan/redux': () => () => redux,
  '@caravan/styles': () => () => styles,
  // Fetched when the first remote asks for it.
  '@caravan/charts': async () => {
    const library = await import(/* webpackChunkName: "charts" */ '@caravan/shared/lib/charts');
    return () => library;
  },
};

const createShareScope = (): ShareScope =>
  Object.fromEntries(
    Object.entries(libraries).map(([key, get]): [string, ShareScope[string]] => [
      key,
      { [SHARED_VERSIONS[key] ?? '0.0.0']: { from: 'caravan', get } },
    ]),
  );

declare global {
  interface CaravanGlobal {
    /** How remotes' builds import their chunks (`importFunctionName` there). */
    importFile?: (address: string) => Promise<unknown>;
  }
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

const importFile = (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address);

const isContainer = (module: unknown): module is Container<{ readonly remote: RemoteModule }> =>
  typeof module === 'object' && module !== null && 'init' in module && 'get' in module;

const importContainer = async (entry: string) => {
  const container = await importFile(entry);
  if (!isContainer(container)) throw new Error(`${entry} is no federation container`);
  return container;
};

/** Loads remotes as module federation containers and shares the site's libraries with them. */
export const createHost = (): FederationHost => {
  const scope = createShareScope();
  return {
    importFile,
    importRemote: async (entry) => {
      let container = await importContainer(entry);
      if (!initContainer(container, scope)) {
        // The page has a second host, as where the site shows a widget of its own. A fragment makes the browser evaluate the file again.
        container = await importContainer(`${entry}#own`);
        initContainer(container, scope);
      }
      return (await container.get('./remote'))().remote;
    },
  };
};
