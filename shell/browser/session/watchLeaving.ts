/** Returns a function that tells whether the visitor has left the page for good. A page in the back/forward cache is not left. */
export const watchLeaving = (view: Window): (() => boolean) => {
  let hasLeft = false;
  // Before all other listeners: calls that the browser has aborted fail after the first one.
  view.addEventListener(
    'pagehide',
    ({ persisted }) => {
      hasLeft = !persisted;
    },
    { capture: true },
  );
  return () => hasLeft;
};
