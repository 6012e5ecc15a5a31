import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import { ownedRoute } from '../../universal/router/routes';
import type { LoadRecord } from '../../universal/sections/sections';
import type { VisitorKind } from '../../universal/sections/visitorKind';

interface VisitorKindsOptions {
  readonly view: Pick<Window, 'innerWidth' | 'location'>;
  readonly manifest: Pick<BootManifest, 'lang' | 'remotes'>;
  readonly isSignedIn: () => boolean;
  /** Whether a navigation within the site has begun in this page view. */
  readonly hasMoved: () => boolean;
}

const widthOf = (pixels: number): VisitorKind['width'] => (pixels < 600 ? 'narrow' : pixels < 1024 ? 'medium' : 'wide');

/** Gives the kind of visitor that a load or a failure of a remote concerns. */
export const visitorKinds = ({ view, manifest, isSignedIn, hasMoved }: VisitorKindsOptions) => {
  const opened = ownedRoute(manifest, view.location.pathname)?.slot;

  /** A page is loaded before its address stands in the browser. */
  const pageOf = ({ remote, part }: Pick<LoadRecord, 'remote' | 'part'>): Slot | undefined => {
    const routes = manifest.remotes.find(({ name }) => name === remote)?.routes;
    if (part !== undefined && routes?.some(({ id }) => id === part)) return { remote, part };
    return ownedRoute(manifest, view.location.pathname)?.slot;
  };

  return (load: Pick<LoadRecord, 'remote' | 'part'>): VisitorKind => {
    const page = pageOf(load);
    return {
      lang: manifest.lang,
      width: widthOf(view.innerWidth),
      isSignedIn: isSignedIn(),
      hasMoved: hasMoved() || (page !== undefined && !(opened && isSameSlot(page, opened))),
      route: page ? slotKey(page) : null,
    };
  };
};
