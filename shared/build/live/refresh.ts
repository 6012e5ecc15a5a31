import type { ComponentType } from 'react';
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// Runs only in pages of `npm start -w mf-…`. Replaces changed components in the page and keeps their state (React Refresh).
// `refreshLoader.cjs` adds calls of this module to every source file.

injectIntoGlobalHook(window);

/** webpack's `module.hot`. */
export interface Hot {
  /** The module can be updated without its importers. */
  readonly accept: () => void;
  /** The importers of the module must be updated too. */
  readonly invalidate: () => void;
}

/** The export `page` or `widget` of a remote. The shell keeps the first one that it loads. */
interface Part {
  Component: ComponentType<object>;
}

/** Modules that export only components and can be updated alone: id to export names. */
const boundaries = new Map<string, string>();
const parts = new Map<string, Part>();

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'Component' in value && typeof value.Component === 'function';

const registerExport = (key: string, value: unknown): void => {
  if (!isPart(value)) return register(value, key);
  register(value.Component, key);
  const first = parts.get(key);
  // Updates the loader and metadata of the object that the shell holds. React finds the new component by its key.
  if (first) Object.assign(first, value, { Component: first.Component });
  else parts.set(key, value);
};

/** Returns the functions with which the compiled sources of a module register their components. */
export const scopeOf = (id: string) => ({
  $RefreshReg$: (type: unknown, name: string): void => register(type, `${id} ${name}`),
  $RefreshSig$: createSignatureFunctionForTransform,
});

/** Called at the end of every module, each time it runs. */
export const accept = (hot: Hot, id: string, exports: object): void => {
  const entries = Object.entries(exports);
  const names = entries.map(([name]) => name).join(' ');
  const before = boundaries.get(id);
  if (names && entries.every(([, value]) => isPart(value) || isLikelyComponentType(value))) {
    boundaries.set(id, names);
    for (const [name, value] of entries) registerExport(`${id} ${name}`, value);
    hot.accept();
  } else {
    boundaries.delete(id);
  }
  if (before !== undefined && before !== boundaries.get(id)) hot.invalidate();
};

/** Renders the replaced components. */
export const refresh = (): void => void performReactRefresh();
