/** A module federation container, as a webpack build exports it. */
interface Container {
  readonly init: (scope: ShareScope, ...more: unknown[]) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** What a federation host shares: versions by share key. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

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

/** What a partner's federation host takes for the entry of one section. */
export const entryOf = ({ init, get }: Container): Container => ({
  init: (scope, ...more) => init(fitting(scope), ...more),
  get,
});
