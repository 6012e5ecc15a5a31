import type { ToastRequest } from '@caravan/shared/site';
import type { Language } from '@caravan/shared/terms';
import { noteContentPlace } from '../router/contentPlace';
import type { SiteRouter } from '../router/siteRouter';
import { persistMessages } from './persistedMessages';

interface Reload {
  readonly view: Window;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly messages: () => readonly ToastRequest[];
  /** The language to put into the address, if the cookie cannot be written. */
  readonly lang: Language | undefined;
}

/**
 * Reloads the page with the visitor's choices, after a running navigation has ended. Removes `lang` from the address, which
 * would override the choice.
 */
export const reloadInPlace = async ({ view, router, messages, lang }: Reload): Promise<void> => {
  const { history, location } = view;
  if (router.state().next) {
    await new Promise<void>((resolve) => void router.subscribe(({ next }) => void (next ?? resolve())));
  }
  noteContentPlace(view);
  persistMessages(view, messages());
  const address = new URL(location.href);
  if (lang) address.searchParams.set('lang', lang);
  else address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
};
