import type { ToastRequest } from '@caravan/shared/site';
import { saveContentPosition } from '../router/contentPosition';
import type { SiteRouter } from '../router/siteRouter';
import type { AddressChange } from './browserPreferences';
import { persistMessages } from './persistedMessages';

interface ReloadOptions {
  readonly view: Window;
  readonly router: Pick<SiteRouter, 'state' | 'subscribe'>;
  readonly messages: () => readonly ToastRequest[];
  readonly change: AddressChange;
}

/**
 * Reloads the page with the visitor's choices, after a running navigation has ended. Changes the address before, whose
 * parameters would override the choices.
 */
export const reloadInPlace = async ({ view, router, messages, change }: ReloadOptions): Promise<void> => {
  const { history, location } = view;
  if (router.state().next) {
    await new Promise<void>((resolve) => void router.subscribe(({ next }) => void (next ?? resolve())));
  }
  saveContentPosition(view);
  persistMessages(view, messages());
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', address);
  location.reload();
};
