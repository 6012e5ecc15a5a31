import type { Rooms } from '../../universal/manifest/partnerManifest';
import { initContainer, type Container, type ShareScope } from '../remotes/container';
import type { Mount } from './mountOptions';
import { roomOf } from './room';

/** Versions of the shared libraries. The build fills them in from the installed packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Returns the partner's React and React DOM if it shares both in the version of the site, or else nothing. Different versions
 * of the two do not work together.
 */
export const usableScope = (scope: ShareScope = {}): ShareScope => {
  const version = SHARED_VERSIONS['react'] ?? '';
  const sharesBoth = ['react', 'react-dom'].every((key) => scope[key]?.[version] !== undefined);
  if (!sharesBoth) return {};
  return Object.fromEntries(
    REACT.flatMap((key) => {
      const library = scope[key]?.[version];
      return library === undefined ? [] : [[key, { [version]: library }]];
    }),
  );
};

const isMount = (value: unknown): value is { readonly mount: Mount } =>
  typeof value === 'object' && value !== null && 'mount' in value;

/** Returns a `mount` that reserves the height of a widget before it loads. */
const withRooms =
  (mount: Mount, rooms: Readonly<Record<string, Rooms>>): Mount =>
  (target, options, events) => {
    const width = target instanceof ShadowRoot ? 0 : target.offsetWidth;
    const room = roomOf(
      rooms[options.name],
      (name) => (name === 'lang' ? options.lang : options.attributes?.[name]),
      width,
    );
    return mount(target, { room, ...options }, events);
  };

/** Returns the container of one remote for a partner's federation host. `rooms` has the heights of its widgets by name. */
export const entryOf = (container: Container, rooms: Readonly<Record<string, Rooms>> = {}): Container => ({
  init: (scope) => initContainer(container, usableScope(scope)),
  get: async (module) => {
    const factory = await container.get(module);
    return () => {
      const loaded = factory();
      return isMount(loaded) ? { ...loaded, mount: withRooms(loaded.mount, rooms) } : loaded;
    };
  },
});
