import type { AddressChoices } from './browserPreferences';
import type { SiteRouter } from '../router/siteRouter';

/** Adds choices to each address of the visit, for browsers without cookies. A reload then keeps them. */
export const addChoicesToAddresses = (
  view: Window,
  router: Pick<SiteRouter, 'subscribe'>,
  choices: AddressChoices,
): void =>
  void router.subscribe(({ next }) => {
    const address = new URL(view.location.href);
    const missing = Object.entries(choices).filter(([name]) => !address.searchParams.has(name));
    if (next || missing.length === 0) return;
    for (const [name, value] of missing) address.searchParams.set(name, value);
    view.history.replaceState(view.history.state, '', address);
  });
