import type { BootManifest, BootRemote, RemoteIndexFile } from '../../universal/manifest/manifest';
import { matchRoute, type RouteMatch } from '../../universal/router/routes';

/** Milliseconds of one attempt to load the index. */
const TRY_TIMEOUT_MS = 5000;

interface RemoteIndexOptions {
  /** The manifest of the page, with the remotes of its own slots. */
  readonly page: BootManifest;
  /** Path of the page. */
  readonly pathname: string;
  readonly fetch: typeof fetch;
}

export interface RemoteIndex {
  /** The manifest of the page. Its `remotes` are all remotes of the site once the index is loaded. */
  readonly manifest: BootManifest;
  /** Whether the routes in the manifest decide to which page a path belongs. */
  readonly isKnown: (pathname: string) => boolean;
  /** Returns the route of a path, or null if it is not known. */
  readonly routeAt: (pathname: string) => RouteMatch | null;
  /** Returns the route of a path. Loads the index if it is needed for that. */
  readonly ownerOf: (pathname: string) => Promise<RouteMatch | null>;
  /** Loads the index once. Rejects if it cannot be loaded. The next call then tries again. */
  readonly load: (priority?: RequestPriority) => Promise<void>;
}

const isRemotes = (value: unknown): value is readonly BootRemote[] => Array.isArray(value);

/**
 * Knows the remotes of the page, and all others once the index of the page's release is loaded. Among the routes of the page alone, a
 * path could match a route of the page although another remote has a better one. So they decide for the path of the page only.
 */
export const createRemoteIndex = ({ page, pathname: pagePath, fetch }: RemoteIndexOptions): RemoteIndex => {
  let remotes = page.remotes;
  let isComplete = page.index === undefined;
  let loading: Promise<void> | undefined;
  const manifest = {
    ...page,
    get remotes() {
      return remotes;
    },
  };

  const read = async ({ address, integrity }: RemoteIndexFile, priority: RequestPriority): Promise<unknown> => {
    const answer = await fetch(address, { integrity, priority, signal: AbortSignal.timeout(TRY_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
    return answer.json();
  };

  const loadOnce = async (file: RemoteIndexFile, priority: RequestPriority): Promise<void> => {
    const found = await read(file, priority).catch(() => read(file, 'high'));
    if (!isRemotes(found)) throw new Error(`${file.address} lists no remotes`);
    const loaded = new Map(page.remotes.map(({ name, chunks }) => [name, chunks]));
    remotes = found.map((remote) => ({ ...remote, chunks: loaded.get(remote.name) ?? {} }));
    isComplete = true;
  };

  const load: RemoteIndex['load'] = (priority = 'high') => {
    if (isComplete || !page.index) return Promise.resolve();
    loading ??= loadOnce(page.index, priority).finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const isKnown = (pathname: string): boolean => isComplete || pathname === pagePath;
  const routeAt = (pathname: string): RouteMatch | null => (isKnown(pathname) ? matchRoute(manifest, pathname) : null);

  return {
    manifest,
    isKnown,
    routeAt,
    ownerOf: async (pathname) => {
      if (!isKnown(pathname)) await load();
      return routeAt(pathname);
    },
    load,
  };
};
