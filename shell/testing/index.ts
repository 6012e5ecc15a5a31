// For tests of remotes: the site's own routers, with one route and without loading anything.
export { serverView } from './serverView';
export { testRouter } from './testRouter';
