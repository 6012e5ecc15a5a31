import { createPath } from 'react-router-dom';
import { followDialogs, topDialog } from '@caravan/shared/ui';
import type { SiteRouter } from './siteRouter';

const GUARD = 'dialog';

/**
 * Back closes the dialog on top and leaves the page where it is, as on phones. While a dialog is open the history has an
 * entry more for the same place. Only one that somebody opened on this page has it: `/login` comes with its dialog, and
 * Back leads from there to where one came from.
 */
export const backClosesDialog = (view: Window, router: Pick<SiteRouter, 'state'>): void => {
  const { document, history } = view;
  /** Of the entry that is shown. */
  const entry = (): object => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null ? state : {};
  };
  const isGuard = (): boolean => GUARD in entry();
  let hasGuard = false;
  const guard = (): void => {
    hasGuard = true;
    history.pushState({ ...entry(), [GUARD]: true }, '');
  };

  let pressedAt = '';
  const notePress = (): void => {
    pressedAt = router.state().location.key;
  };
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('keydown', notePress, true);

  let isReturning = false;
  followDialogs(() => {
    const isOpen = topDialog() !== null;
    if (isOpen && !isGuard() && pressedAt === router.state().location.key) guard();
    else if (!isOpen && hasGuard) {
      hasGuard = false;
      isReturning = isGuard();
      if (isReturning) history.back();
    }
  });

  /** A navigation from the dialog can have been quicker than the way back from the guard: its entry is made again. */
  const keepPlace = (): void => {
    const { location } = router.state();
    if (Reflect.get(entry(), 'key') === location.key) return;
    history.pushState({ key: location.key, usr: location.state }, '', createPath(location));
  };

  const handlePop = (event: Event): void => {
    const dialog = topDialog();
    if (isReturning) {
      isReturning = false;
      keepPlace();
    } else if (isGuard()) {
      // Left behind by a dialog from which a link was followed.
      if (!dialog) history.back();
    } else if (dialog && hasGuard) {
      hasGuard = false;
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      // It may ask first, or have lain over another one.
      view.setTimeout(() => topDialog() && guard());
    } else return;
    event.stopImmediatePropagation();
  };
  // Before the router, which hears of none of these.
  view.addEventListener('popstate', handlePop, true);
};
