import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';

/** Hydrates the page, or renders it if the server sent none. One bundle serves both comparisons. */
export const hydrateRoot: typeof hydrate = (container, children, options) => {
  if (container instanceof Document || container.hasChildNodes()) return hydrate(container, children, options);
  const root = createRoot(container, options);
  root.render(children);
  return root;
};
