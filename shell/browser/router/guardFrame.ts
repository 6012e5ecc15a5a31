import type { PageEnd } from '../../universal/router/loadPage';
import type { BootManifest } from '../../universal/manifest/manifest';
import { matchRoute } from '../../universal/router/routes';

type DocumentLocation = Pick<Location, 'assign' | 'href' | 'reload'>;

/** Loads an address as a document. Never resolves. */
export const loadDocument = (location: DocumentLocation, url: URL): Promise<never> => {
  // Back and forward have changed the address already. To assign an address with a fragment again would load nothing.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => undefined);
};

/** Loads framed pages as documents, since they run without React, and all other pages by `load`. */
export const guardFrame =
  (load: (url: URL) => Promise<PageEnd>, manifest: Pick<BootManifest, 'remotes'>, location: DocumentLocation) =>
  (url: URL): Promise<PageEnd> =>
    matchRoute(manifest, url.pathname)?.route.framed ? loadDocument(location, url) : load(url);
