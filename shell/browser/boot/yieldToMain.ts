interface View {
  /** Chrome before 129 has a scheduler without `yield`. */
  readonly scheduler?: { readonly yield?: () => Promise<void> };
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
}

/** Yields to the main thread, so that the browser can paint and handle events between two tasks. */
export const yieldToMain = async (view: View): Promise<void> =>
  view.scheduler?.yield?.() ??
  new Promise((resolve) => {
    view.setTimeout(resolve, 0);
  });
