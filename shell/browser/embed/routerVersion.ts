// React Router writes its version to `window` when it is evaluated, so this module must be imported before it.
const NAME = '__reactRouterVersion';
const before = Object.getOwnPropertyDescriptor(globalThis, NAME);

/** Gives the page back what it had under that name: a widget changes nothing of the page around it. */
export const restoreRouterVersion = (): void => {
  if (before) Object.defineProperty(globalThis, NAME, before);
  else Reflect.deleteProperty(globalThis, NAME);
};
