import { useSyncExternalStore, type ComponentType } from 'react';
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// Runs in pages of `npm start -w mf-…` alone: changed components take the place of those that are drawn, which keep their
// state (React Refresh). `refreshLoader.cjs` puts calls of it into every source.

injectIntoGlobalHook(window);

/** What webpack gives a module that can be replaced while it runs, as `module.hot`. */
export interface Hot {
  /** The module itself can be run again, without those that import it. */
  readonly accept: () => void;
  /** It cannot: those that import it are to be run again too. */
  readonly invalidate: () => void;
}

/** What `page` and `widget` of a remote are; the shell keeps the first that it gets. */
interface Part {
  Component: ComponentType<object>;
}

/** Modules that are replaced by themselves, since all that they export is drawn: id to names of exports. */
const boundaries = new Map<string, string>();
const parts = new Map<string, Part>();

const listeners = new Set<() => void>();
let edition = 0;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Draws the parts of the remote anew, with other texts. */
export const redraw = (): void => {
  edition += 1;
  for (const listener of listeners) listener();
};

const redrawn = (Component: ComponentType<object>): ComponentType<object> => {
  const Redrawn = (props: object) => {
    useSyncExternalStore(
      subscribe,
      () => edition,
      () => edition,
    );
    return <Component {...props} />;
  };
  return Redrawn;
};

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'Component' in value && typeof value.Component === 'function';

const take = (key: string, value: unknown): void => {
  if (!isPart(value)) return register(value, key);
  register(value.Component, key);
  const first = parts.get(key);
  // What the shell holds loads and describes itself by the new code; React finds the new component by its key.
  if (first) Object.assign(first, value, { Component: first.Component });
  else parts.set(key, Object.assign(value, { Component: redrawn(value.Component) }));
};

/** What the compiled sources of a module register their components by. */
export const scopeOf = (id: string) => ({
  $RefreshReg$: (type: unknown, name: string): void => register(type, `${id} ${name}`),
  $RefreshSig$: createSignatureFunctionForTransform,
});

/** Called at the end of every module, each time that it runs. */
export const accept = (hot: Hot, id: string, exports: object): void => {
  const entries = Object.entries(exports);
  const names = entries.map(([name]) => name).join(' ');
  const before = boundaries.get(id);
  if (names && entries.every(([, value]) => isPart(value) || isLikelyComponentType(value))) {
    boundaries.set(id, names);
    for (const [name, value] of entries) take(`${id} ${name}`, value);
    hot.accept();
  } else {
    boundaries.delete(id);
  }
  if (before !== undefined && before !== boundaries.get(id)) hot.invalidate();
};

/** Draws what was replaced. */
export const refresh = (): void => void performReactRefresh();
