import type { Remotes } from '../../universal/remotes/remotes';
import type { SiteStore } from '../../universal/store/createStore';
import { metaOf } from '../../universal/router/meta';
import type { Texts } from '../../universal/texts/TextsContext';
import type { OwnedRoute } from '../../universal/router/routes';
import type { SiteRouter } from './siteRouter';

export interface FollowOptions {
  readonly document: Document;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly remotes: Remotes;
  readonly store: SiteStore;
  readonly textsOf: Texts;
  /** Returns the description that the remote declares for a route. */
  readonly describe: (owned: OwnedRoute) => Promise<string>;
}

/** Updates the document's title and description with each navigation and with answers that arrive later. */
export const followDocument = ({ document, router, remotes, store, textsOf, describe }: FollowOptions): void => {
  let seen = store.getState();
  let shown: { readonly key: string; readonly title: string; readonly description: string } | null = null;
  const writeDescription = (text: string): void =>
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);

  // Asynchronous, so that an error in a page's `meta` does not reach the dispatch of an action.
  const follow = async (): Promise<void> => {
    seen = store.getState();
    const { location, failure, owned: found } = router.state();
    const owned = failure ? null : found;
    const url = new URL(location.pathname + location.search, document.baseURI);
    const { title, description } = metaOf({ remotes, owned, url, state: seen, textsOf });
    const before = shown;
    if (before?.key === location.key && before.title === title && before.description === description) return;
    const now = { key: location.key, title, description };
    shown = now;
    // The server wrote the title of the first page.
    if (!before) return;
    // The notice about old data belongs to the page before.
    if (before.key !== location.key) document.querySelector('[data-since]')?.remove();
    document.title = title;
    writeDescription(description);
    if (description !== '' || !owned) return;
    const declared = await describe(owned).catch(() => '');
    if (shown === now) writeDescription(declared);
  };

  void follow();
  router.subscribe(({ next, location }) => {
    if (!next || next === location) void follow();
  });
  store.subscribe(() => {
    if (store.getState() !== seen) void follow();
  });
};
