import type { RouteObject } from 'react-router-dom';
import type { RemoteContext } from '@caravan/shared/contracts';
import { RouteFailure } from './router/RouteFailure';
import { createRoutes } from './router/routes';
import { Shell } from './Shell';
import { TestPage } from './testPage/TestPage';
import type { Sections } from './remotes/sections';

// Elements that never change are constants: a re-render of what surrounds a part that still hydrates drops it to its fallback.
const layout = <Shell />;
const failure = <RouteFailure />;
const testPage = <TestPage />;

/** The site's routes on either side. `patience`: milliseconds that a page's data may hold up its first view. */
export const siteRoutes = (sections: Sections, context: RemoteContext, patience: number): RouteObject[] =>
  createRoutes({ sections, context, patience, layout, failure, testPage });
