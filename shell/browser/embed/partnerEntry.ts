import type { Rooms } from '../../universal/manifest/partnerManifest';
import { initContainer, type Container, type ShareScope } from '../remotes/container';
import type { Mount } from './mountOptions';
import { roomOf } from './room';

/** Versions of what is shared, filled in by the build from the installed packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React and React DOM refuse each other where they are not of one version: the partner's are taken where it shares both in
 * the version that the site is built with, or else none.
 */
export const fitting = (scope: ShareScope = {}): ShareScope => {
  const version = SHARED_VERSIONS['react'] ?? '';
  const isWhole = ['react', 'react-dom'].every((key) => scope[key]?.[version] !== undefined);
  if (!isWhole) return {};
  return Object.fromEntries(
    REACT.flatMap((key) => {
      const found = scope[key]?.[version];
      return found === undefined ? [] : [[key, { [version]: found }]];
    }),
  );
};

const isMount = (value: unknown): value is { readonly mount: Mount } =>
  typeof value === 'object' && value !== null && 'mount' in value;

/** Keeps the room of a widget free from the moment that it is asked for. */
const withRooms =
  (mount: Mount, rooms: Readonly<Record<string, Rooms>>): Mount =>
  (place, options, events) => {
    const width = place instanceof ShadowRoot ? 0 : place.offsetWidth;
    const room = roomOf(
      rooms[options.name],
      (name) => (name === 'lang' ? options.lang : options.attributes?.[name]),
      width,
    );
    return mount(place, { room, ...options }, events);
  };

/** What a partner's federation host takes for the entry of one remote. `rooms`: of its widgets, by name. */
export const entryOf = (container: Container, rooms: Readonly<Record<string, Rooms>> = {}): Container => ({
  init: (scope) => initContainer(container, fitting(scope)),
  get: async (module) => {
    const give = await container.get(module);
    return () => {
      const given = give();
      return isMount(given) ? { ...given, mount: withRooms(given.mount, rooms) } : given;
    };
  },
});
