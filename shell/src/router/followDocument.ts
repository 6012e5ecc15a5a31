import type { i18n } from 'i18next';
import type { createBrowserRouter } from 'react-router-dom';
import type { Sections } from '../remotes/sections';
import type { SiteStore } from '../store/createStore';
import { metaOf } from './meta';
import { ownedRoute } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps title and description in step with the page, as the server wrote them for the first one. */
export const followDocument = (
  document: Document,
  router: Router,
  sections: Sections,
  store: SiteStore,
  texts: i18n,
): void => {
  let shown = router.state.location.key;
  const write = (): void => {
    const { location, matches, errors } = router.state;
    const meta = metaOf({
      sections,
      owned: errors ? null : ownedRoute(sections.manifest, location.pathname),
      params: matches.at(-1)?.params ?? {},
      url: new URL(location.pathname + location.search, document.baseURI),
      state: store.getState(),
      texts,
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
