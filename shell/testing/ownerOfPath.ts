import { matchingRoute, type OwnedRoute } from '../universal/router/routes';

const slot = { remote: 'tested', part: 'page' };

/** Returns a function that finds the tested page at addresses of one path. */
export const ownerOfPath = (path: string): ((pathname: string) => OwnedRoute | null) => {
  const route = { id: slot.part, path, sideMenu: true, title: '' };
  const remote = {
    name: slot.remote,
    version: '0',
    entry: '',
    chunks: {},
    base: '/remotes/tested/',
    contract: 1,
    since: '',
    previous: null,
    routes: [route],
  };
  return (pathname) => {
    const match = matchingRoute([route], pathname);
    return match ? { remote, route, params: match.params, slot } : null;
  };
};
