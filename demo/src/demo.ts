import type { Demo } from '@caravan/api/run';
import { documentRoutes } from './editorial/documents/routes';
import { mediaRoutes } from './media/routes';
import { previewRoutes } from './previews/routes';
import { seedDemo } from './seed/seed';

/** The demo content of the site: rows, pictures, videos and documents. */
export const demo: Demo = {
  seed: seedDemo,
  routes: (app, deps) => {
    mediaRoutes(app);
    previewRoutes(app, deps);
    documentRoutes(app, deps);
  },
};
