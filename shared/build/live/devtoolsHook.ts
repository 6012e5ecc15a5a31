// The first module of the shell's development build. React looks here, when it starts, for anyone who wants to hear of it: React
// Refresh, which remotes bring later (`refresh.tsx`), asks the same place for the renderers that came before it.

const renderers = new Map<number, object>();
const nothing = (): void => undefined;

/** What React calls, as far as it must be there. */
export const hook = {
  supportsFiber: true,
  renderers,
  inject: (renderer: object): number => {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
  // That it is there says that somebody listens: React recommends its own tools otherwise.
  checkDCE: nothing,
};

// Who has React's own tools in the browser keeps them.
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window)) Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
