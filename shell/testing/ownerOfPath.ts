import { ownedRoute, type OwnedRoute } from '../universal/router/routes';
import { manifestOf, remoteOf, routeOf } from './manifests';

/** Returns a function that finds the tested page at addresses of one path. */
export const ownerOfPath = (path: string): ((pathname: string) => OwnedRoute | null) => {
  const manifest = manifestOf([remoteOf('tested', { routes: [routeOf('page', path)] })]);
  return (pathname) => ownedRoute(manifest, pathname);
};
