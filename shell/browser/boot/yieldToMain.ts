/** Lets the browser paint and answer between two pieces of start-up work. */
export const yieldToMain = async (view: Window & Partial<Pick<typeof globalThis, 'scheduler'>>): Promise<void> => {
  if (view.scheduler) return view.scheduler.yield();
  await new Promise((resolve) => {
    view.setTimeout(resolve, 0);
  });
};
