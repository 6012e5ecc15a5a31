import type { Language } from '@caravan/shared/terms';
import type { SiteRouter } from '../router/siteRouter';

/** Keeps the language in the address from page to page, where no cookie can hold it: a page loaded again is in it too. */
export const holdLanguage = (view: Window, router: Pick<SiteRouter, 'subscribe'>, lang: Language): void =>
  void router.subscribe(({ next }) => {
    const address = new URL(view.location.href);
    if (next || address.searchParams.has('lang')) return;
    address.searchParams.set('lang', lang);
    view.history.replaceState(view.history.state, '', address);
  });
