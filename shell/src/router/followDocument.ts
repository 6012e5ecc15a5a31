import type { i18n } from 'i18next';
import type { Sections } from '../remotes/sections';
import type { SiteStore } from '../store/createStore';
import { metaOf } from './meta';
import { ownedRoute, type OwnedRoute } from './routes';
import type { SiteRouter } from './siteRouter';

export interface FollowOptions {
  readonly document: Document;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly sections: Sections;
  readonly store: SiteStore;
  readonly texts: i18n;
  /** What a route's remote declares of it. */
  readonly describe: (owned: OwnedRoute) => Promise<string>;
}

/** Keeps title and description in step with the page, as the server wrote them for the first one. */
export const followDocument = ({ document, router, sections, store, texts, describe }: FollowOptions): void => {
  let shown = router.state().location.key;
  const writeDescription = (text: string): void =>
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);

  const write = async (): Promise<void> => {
    const { location, failure } = router.state();
    const owned = failure ? null : ownedRoute(sections.manifest, location.pathname);
    const url = new URL(location.pathname + location.search, document.baseURI);
    const meta = metaOf({ sections, owned, url, state: store.getState(), texts });
    document.title = meta.title;
    writeDescription(meta.description);
    if (meta.description !== '' || !owned) return;
    const declared = await describe(owned).catch(() => '');
    if (shown === location.key) writeDescription(declared);
  };

  router.subscribe(({ next, location }) => {
    if (next || location.key === shown) return;
    shown = location.key;
    void write();
  });
};
