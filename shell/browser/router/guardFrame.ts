import type { PageEnd } from '../../universal/router/loadPage';
import type { BootManifest } from '../../universal/manifest/manifest';
import { ownedRoute } from '../../universal/router/routes';

/** Loads framed pages as documents, since they run without React, and all other pages by `load`. */
export const guardFrame =
  (
    load: (url: URL) => Promise<PageEnd>,
    manifest: Pick<BootManifest, 'remotes'>,
    location: Pick<Location, 'assign'>,
  ): ((url: URL) => Promise<PageEnd>) =>
  (url) => {
    if (!ownedRoute(manifest, url.pathname)?.route.framed) return load(url);
    location.assign(url);
    return new Promise(() => undefined);
  };
