import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';

/** Takes the page over, or draws it where the server sent none: one bundle serves both comparisons. */
export const hydrateRoot: typeof hydrate = (container, children, options) => {
  if (container instanceof Document || container.hasChildNodes()) return hydrate(container, children, options);
  const root = createRoot(container, options);
  root.render(children);
  return root;
};
