import { matchPath, matchRoutes } from 'react-router-dom';
import type { Slot } from '@caravan/shared/contracts';
import type { BootManifest, BootRemote, BootRoute } from '../manifest/manifest';

type Params = Readonly<Record<string, string | undefined>>;

/** A route of a remote with its owner, and what the address says of its parameters. */
export interface OwnedRoute {
  readonly remote: BootRemote;
  readonly route: BootRoute;
  readonly params: Params;
  /** The place of the route's page. */
  readonly slot: Slot;
}

const allowed = ({ params }: BootRoute, values: Params): boolean =>
  Object.entries(params ?? {}).every(([name, list]) => list.includes(values[name] ?? ''));

/** The remote route that an address belongs to; static segments come before parameters. */
export const ownedRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, pathname: string): OwnedRoute | null => {
  const all = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route, path: route.path })));
  const [match] = matchRoutes(all, pathname) ?? [];
  if (!match) return null;
  const { remote, route } = match.route;
  const slot = { remote: remote.name, part: route.id };
  return allowed(route, match.params) ? { remote, route, params: match.params, slot } : null;
};

/** Whether an address is the shell's own page: the state of the site. */
export const isTestPage = (pathname: string): boolean => matchPath('/test', pathname) !== null;
