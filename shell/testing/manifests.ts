import { CONTRACT_VERSION, type Slot } from '@caravan/shared/contracts';
import { defaultPathNames } from '@caravan/shared/contracts/calls';
import type { BootManifest, BootRemote, BootRoute } from '../universal/manifest/manifest';

export const routeOf = (id: string, path: string, change: Partial<BootRoute> = {}): BootRoute => ({
  id,
  path,
  sideMenu: true,
  title: `Title of ${id}`,
  description: `Description of ${id}`,
  ...change,
});

/** The slots of a remote's page `home` and of its widget `Card`. */
export const homeOf = (remote: string): Slot => ({ remote, part: 'home' });
export const cardOf = (remote: string): Slot => ({ remote, part: 'Card' });

/** Creates a remote with the page `home`, the widget `Card` and an earlier version as fallback. */
export const remoteOf = (name: string, change: Partial<BootRemote> = {}): BootRemote => ({
  name,
  version: 'v2',
  entry: 'entry.v2.js',
  base: `/remotes/${name}/`,
  chunks: {
    remote: ['remote.v2.js'],
    'text-en': ['text-en.v2.js'],
    'page-home': ['shared.v2.js', 'page.v2.js'],
    'widget-Card': ['widget.v2.js'],
  },
  contract: CONTRACT_VERSION,
  since: '2026-11-20T10:00:00.000Z',
  previous: { version: 'v1', entry: 'entry.v1.js' },
  routes: [routeOf('home', `/${name}`)],
  ...change,
});

export const manifestOf = (remotes: readonly BootRemote[], change: Partial<BootManifest> = {}): BootManifest => ({
  sequence: 1,
  release: '',
  lang: 'en',
  currency: 'USD',
  country: 'georgia',
  theme: null,
  today: '2026-11-22',
  menu: null,
  origin: 'http://site.test',
  hosts: { main: '', car: '', tracking: '' },
  names: defaultPathNames,
  libraries: { react: '19.3.1' },
  watchShare: 0,
  remotes,
  menuEntries: [],
  placed: {},
  leftOut: [],
  rendered: [],
  ...change,
});

/** Four remotes whose routes have no, one, several and optional parameters. */
export const fourRemotes = () => {
  const ranking = remoteOf('ranking', {
    routes: [routeOf('ranking', '/sales/:id', { params: { id: ['sale', 'hot', 'price'] } })],
  });
  const statistics = remoteOf('statistics', {
    routes: [
      routeOf('model', '/sales/detail/:type/:id', { params: { type: ['month', 'week'] } }),
      routeOf('list', '/sales/list'),
    ],
  });
  const viewer = remoteOf('viewer', { routes: [routeOf('viewer', '/car/:id?', { sideMenu: false })] });
  const market = remoteOf('market', { routes: [routeOf('model', '/car/model/detail/:id'), routeOf('home', '/home')] });
  return manifestOf([ranking, statistics, viewer, market]);
};
