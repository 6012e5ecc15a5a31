import { matchRoute, type RouteMatch } from '../universal/router/routes';
import { manifestOf, remoteOf, routeOf } from './manifests';

/** Returns a function that finds the tested page at addresses of one path. */
export const ownerOfPath = (path: string): ((pathname: string) => RouteMatch | null) => {
  const manifest = manifestOf([remoteOf('tested', { routes: [routeOf('page', path)] })]);
  return (pathname) => matchRoute(manifest, pathname);
};
