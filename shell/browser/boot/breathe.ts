/** Lets the browser paint and answer between two pieces of start-up work. */
export const breathe = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    view.setTimeout(resolve, 0);
  });
