// React Router writes its version to `window` when it is evaluated, so this module must be imported before it.
const NAME = '__reactRouterVersion';
const before = Object.getOwnPropertyDescriptor(globalThis, NAME);

/** Restores the value that the page had under that name, because a widget must not change the page around it. */
export const restoreRouterVersion = (): void => {
  if (before) Object.defineProperty(globalThis, NAME, before);
  else Reflect.deleteProperty(globalThis, NAME);
};
