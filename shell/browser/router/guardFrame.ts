import type { PageEnd } from '../../universal/router/loadPage';
import type { BootManifest } from '../../universal/manifest/manifest';
import { ownedRoute } from '../../universal/router/routes';

/**
 * Loads pages where the first one is framed. One that is not made for frames is loaded as a document, whose policy says
 * who may frame it: shown in place of the first, it would stand where nobody allowed it.
 */
export const guardFrame =
  (
    load: (url: URL) => Promise<PageEnd>,
    manifest: Pick<BootManifest, 'remotes'>,
    location: Pick<Location, 'assign'>,
  ): ((url: URL) => Promise<PageEnd>) =>
  (url) => {
    if (ownedRoute(manifest, url.pathname)?.route.framed) return load(url);
    location.assign(url);
    return new Promise(() => undefined);
  };
