/** Shared libraries: by share key, how to get each version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A module federation container, as webpack's ContainerPlugin builds it. */
export interface Container<Exposed = unknown> {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => Exposed>;
}

/**
 * Gives a container the libraries that it may use. Returns false if it already has a share scope of another host:
 * webpack refuses a second one.
 */
export const initContainer = ({ init }: Container, scope: ShareScope): boolean => {
  try {
    init(scope);
    return true;
  } catch {
    return false;
  }
};
