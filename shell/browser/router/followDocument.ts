import type { Remotes } from '../../universal/remotes/remotes';
import type { SiteStore } from '../../universal/store/createStore';
import { metaOf } from '../../universal/router/meta';
import type { Texts } from '../../universal/texts/TextsContext';
import type { RouteMatch } from '../../universal/router/routes';
import type { SiteRouter } from './siteRouter';

export interface FollowOptions {
  readonly document: Document;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly remotes: Remotes;
  readonly store: SiteStore;
  readonly textsOf: Texts;
  /** Returns the description that the remote declares for a route. */
  readonly describe: (match: RouteMatch) => Promise<string>;
}

/**
 * Tags about the first page by which a browser would share its address, and the notice about old data. They are removed and not updated:
 * without a canonical link browsers share the address of the page that is shown. Search engines read the HTML of the server.
 */
const FIRST_PAGE_TAGS = '[data-since],[rel=canonical],[property^=og]';

/** Updates the document's title and description with each navigation and with answers that arrive later. */
export const followDocument = ({ document, router, remotes, store, textsOf, describe }: FollowOptions): void => {
  let lastState = store.getState();
  let shown: { readonly href: string; readonly title: string; readonly description: string } | null = null;
  const writeDescription = (text: string): void =>
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);

  // Asynchronous, so that an error in a page's `meta` does not reach the dispatch of an action.
  const update = async (): Promise<void> => {
    lastState = store.getState();
    const { location, failure, match: shownMatch } = router.state();
    const match = failure === 'not-found' ? null : shownMatch;
    // Without the hash, which leads to another part of the same page.
    const url = new URL(location.pathname + location.search, document.baseURI);
    const { title, description } = metaOf({ remotes, match, failure, url, state: lastState, textsOf });
    const previous = shown;
    if (previous?.href === url.href && previous.title === title && previous.description === description) return;
    const current = { href: url.href, title, description };
    shown = current;
    // The server wrote the title of the first page.
    if (!previous) return;
    if (previous.href !== url.href) for (const tag of document.querySelectorAll(FIRST_PAGE_TAGS)) tag.remove();
    document.title = title;
    writeDescription(description);
    if (description !== '' || !match) return;
    const declared = await describe(match).catch(() => '');
    if (shown === current) writeDescription(declared);
  };

  void update();
  router.subscribe(({ next, location, isPlaceholder }) => {
    // A placeholder is painted first.
    if (!isPlaceholder && (!next || next === location)) void update();
  });
  store.subscribe(() => {
    if (store.getState() !== lastState) void update();
  });
};
