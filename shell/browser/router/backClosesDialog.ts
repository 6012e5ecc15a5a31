import { createPath } from 'react-router-dom';
import { followDialogs, topDialog } from '@caravan/shared/ui';
import type { SiteRouter } from './siteRouter';

const GUARD = 'dialog';

/**
 * Back closes the dialog on top and leaves the page where it is, as on phones. While a dialog is open the history has an
 * entry more for the same place, a guard. Only a dialog that somebody opened on this page has one: `/login` comes with its
 * dialog, and Back leads from there to where one came from. Guards that navigations have left behind are passed over.
 */
export const backClosesDialog = (view: Window, router: Pick<SiteRouter, 'state' | 'subscribe'>): void => {
  const { document, history } = view;
  /** Of the entry that is shown. */
  const entry = (): Record<string, unknown> => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null ? { ...state } : {};
  };
  const isGuard = (): boolean => GUARD in entry();
  const present = (): string => router.state().location.key;
  const isHere = (): boolean => entry()['key'] === present();

  // The page was loaded anew with its dialog open: what opens now has a guard of its own.
  if (isGuard()) {
    const { [GUARD]: _guard, ...own } = entry();
    history.replaceState(own, '');
  }

  let pressedAt = '';
  const notePress = (): void => {
    pressedAt = present();
  };
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('keydown', notePress, true);

  let isGuarded = false;
  let isReturning = false;
  const settle = (): void => {
    const isOpen = topDialog() !== null;
    if (isOpen && !isGuard() && !isReturning) {
      isGuarded ||= pressedAt === present();
      if (isGuarded) history.pushState({ ...entry(), [GUARD]: true }, '');
    }
    if (isOpen) return;
    isGuarded = false;
    // Where it closed for a link, the guard is left behind: two ways at once could meet.
    if (!isGuard() || isReturning || router.state().next) return;
    isReturning = true;
    history.back();
  };
  // Later: one dialog can take the place of another.
  const settleLater = (): void => void view.setTimeout(settle);
  followDialogs(settleLater);
  router.subscribe(({ next }) => void (next === null && isGuarded && settleLater()));

  /** A navigation from the dialog can have been quicker than the way back from the guard: its entry is made again. */
  const keepPlace = (): void => {
    const { location } = router.state();
    if (!isHere()) history.pushState({ key: location.key, usr: location.state }, '', createPath(location));
  };

  const handlePop = (event: Event): void => {
    const dialog = topDialog();
    if (isReturning) {
      isReturning = false;
      keepPlace();
      settleLater();
    } else if (isGuard()) {
      history.go(isHere() ? 1 : -1);
    } else {
      if (!dialog || !isGuarded) return;
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      // It may ask first, or have lain over another one.
      settleLater();
      if (!isHere()) return;
    }
    event.stopImmediatePropagation();
  };
  // Before the router, which hears of nothing that is the dialog's.
  view.addEventListener('popstate', handlePop, true);
};
