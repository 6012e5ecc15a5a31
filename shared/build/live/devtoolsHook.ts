// The first module of the shell's development build. React registers its renderers in this hook when it starts. React Refresh,
// which remotes load later (`refresh.ts`), reads them from it.

const renderers = new Map<number, object>();
const noop = (): void => undefined;

export const hook = {
  supportsFiber: true,
  renderers,
  inject: (renderer: object): number => {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: noop,
  onCommitFiberRoot: noop,
  onCommitFiberUnmount: noop,
  // Without it React logs a recommendation of its DevTools.
  checkDCE: noop,
};

// Keeps the hook of the React DevTools extension, if it is installed.
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window)) Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
