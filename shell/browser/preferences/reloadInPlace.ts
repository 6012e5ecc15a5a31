import type { ToastRequest } from '@caravan/shared/site';
import type { Language } from '@caravan/shared/terms';
import { noteContentPlace } from '../router/contentPlace';
import type { SiteRouter } from '../router/siteRouter';
import { keepMessages } from './keptMessages';

interface Reload {
  readonly view: Window;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly messages: () => readonly ToastRequest[];
  /** Where no cookie can hold it, the address does. */
  readonly lang: Language | undefined;
}

/**
 * Loads the page again as the visitor's choices say, after a navigation that is under way; a language in the address would
 * win over them.
 */
export const reloadInPlace = async ({ view, router, messages, lang }: Reload): Promise<void> => {
  const { history, location } = view;
  if (router.state().next) {
    await new Promise<void>((resolve) => void router.subscribe(({ next }) => void (next ?? resolve())));
  }
  noteContentPlace(view);
  keepMessages(view, messages());
  const address = new URL(location.href);
  if (lang) address.searchParams.set('lang', lang);
  else address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
};
