import type { ReservedHeights } from '../../universal/manifest/partnerManifest';
import { initContainer, type Container, type ShareScope } from '../remotes/container';
import type { Mount } from './mountOptions';
import { reservedHeightOf } from './reservedHeight';

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
const withReservedHeights =
  (mount: Mount, reservedHeights: Readonly<Record<string, ReservedHeights>>): Mount =>
  (target, options, events) => {
    const width = target instanceof ShadowRoot ? 0 : target.offsetWidth;
    const values: Readonly<Record<string, string | undefined>> = {
      ...options.attributes,
      name: options.name,
      lang: options.lang,
    };
    const reservedHeight = reservedHeightOf(reservedHeights, (name) => values[name], width);
    return mount(target, { room: reservedHeight, ...options }, events);
  };

/** Returns the container of one remote for a partner's federation host. `reservedHeights` has the heights of its widgets by name. */
export const entryOf = (
  container: Container,
  reservedHeights: Readonly<Record<string, ReservedHeights>> = {},
): Container => ({
  init: (scope) => initContainer(container, usableScope(scope)),
  get: async (module) => {
    const factory = await container.get(module);
    return () => {
      const loaded = factory();
      return isMount(loaded) ? { ...loaded, mount: withReservedHeights(loaded.mount, reservedHeights) } : loaded;
    };
  },
});
