import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import { matchRoute } from '../../universal/router/routes';
import type { LoadRecord, VisitAddress } from '../../universal/remotes/remotes';
import type { VisitorKind } from '../../universal/remotes/visitorKind';

interface VisitorKindsOptions {
  readonly view: Pick<Window, 'innerWidth'>;
  readonly manifest: Pick<BootManifest, 'lang' | 'remotes'>;
  readonly isSignedIn: () => boolean;
  /** Path of the address that the page view began with. */
  readonly openedAt: string;
}

const widthOf = (pixels: number): VisitorKind['width'] => (pixels < 600 ? 'narrow' : pixels < 1024 ? 'medium' : 'wide');

type Load = VisitAddress & Pick<LoadRecord, 'remote' | 'part'>;

/** Returns a function that gives the kind of visitor for a load or failure of a remote. */
export const visitorKinds = ({ view, manifest, isSignedIn, openedAt }: VisitorKindsOptions) => {
  const opened = matchRoute(manifest, openedAt)?.slot;

  /** Returns the page of a load. A page is loaded before the browser shows its address. */
  const pageOf = ({ remote, part, pathname = openedAt }: Load): Slot | undefined => {
    const routes = manifest.remotes.find(({ name }) => name === remote)?.routes;
    if (part !== undefined && routes?.some(({ id }) => id === part)) return { remote, part };
    return matchRoute(manifest, pathname)?.slot;
  };

  return (load: Load): VisitorKind => {
    const page = pageOf(load);
    return {
      lang: manifest.lang,
      width: widthOf(view.innerWidth),
      isSignedIn: isSignedIn(),
      hasMoved: load.hasMoved === true || (page !== undefined && !(opened && isSameSlot(page, opened))),
      route: page ? slotKey(page) : null,
    };
  };
};
