import type { createBrowserRouter } from 'react-router-dom';
import type { Sections } from '../remotes/sections';
import type { SiteStore } from '../store/createStore';
import { metaOf } from './meta';
import { ownedRoute } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps title and description in step with the page, as the server wrote them for the first one. */
export const followDocument = (document: Document, router: Router, sections: Sections, store: SiteStore): void => {
  let shown = router.state.location.key;
  const write = (): void => {
    const { location, matches } = router.state;
    const meta = metaOf({
      sections,
      owned: ownedRoute(sections.manifest, location.pathname),
      params: matches.at(-1)?.params ?? {},
      url: new URL(location.pathname + location.search, document.baseURI),
      state: store.getState(),
      otherwise: document.documentElement.dataset['untitled'] ?? '',
    });
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  };
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    write();
  });
};
