/** Yields to the main thread, so that the browser can paint and handle events between two tasks. */
export const yieldToMain = async (view: Window & Partial<Pick<typeof globalThis, 'scheduler'>>): Promise<void> => {
  if (view.scheduler) return view.scheduler.yield();
  await new Promise((resolve) => {
    view.setTimeout(resolve, 0);
  });
};
