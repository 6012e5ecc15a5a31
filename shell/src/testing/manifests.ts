import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { defaultPathNames } from '@caravan/shared/contracts/calls';
import type { BootManifest, BootRemote, BootRoute } from '../boot/manifest';

export const routeOf = (id: string, path: string, change: Partial<BootRoute> = {}): BootRoute => ({
  id,
  path,
  sideMenu: true,
  title: `Title of ${id}`,
  description: `Description of ${id}`,
  ...change,
});

/** A remote with one page, `home`, and one widget, `Card`, and an earlier version to fall back to. */
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
  menu: [],
  widgets: [{ id: 'Card' }],
  ...change,
});

export const manifestOf = (remotes: readonly BootRemote[], change: Partial<BootManifest> = {}): BootManifest => ({
  sequence: 1,
  now: 0,
  lang: 'en',
  currency: 'USD',
  theme: null,
  menu: null,
  hosts: { main: '', car: '', tracking: '' },
  names: defaultPathNames,
  libraries: { react: '19.3.1' },
  remotes,
  leftOut: [],
  rendered: [],
  ...change,
});
