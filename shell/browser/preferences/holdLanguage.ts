import type { Language } from '@caravan/shared/terms';
import type { SiteRouter } from '../router/siteRouter';

/** Adds `lang` to each address of the visit, for browsers without cookies. A reload then keeps the language. */
export const holdLanguage = (view: Window, router: Pick<SiteRouter, 'subscribe'>, lang: Language): void =>
  void router.subscribe(({ next }) => {
    const address = new URL(view.location.href);
    if (next || address.searchParams.has('lang')) return;
    address.searchParams.set('lang', lang);
    view.history.replaceState(view.history.state, '', address);
  });
