import { createPath } from 'react-router-dom';
import { followDialogs, topDialog } from '@caravan/shared/ui';
import { entryState } from './entryState';
import type { SiteRouter } from './siteRouter';

const GUARD = 'dialog';

/**
 * Makes Back close the top dialog and stay on the page, as on phones. While a dialog is open the history has a second entry
 * for the same page, a guard. A dialog that opens with its page (`/login`) has no guard, so Back leaves that page. Back and
 * forward skip guards that navigations have left behind.
 */
export const backClosesDialog = (
  view: Window,
  router: Pick<SiteRouter, 'state' | 'subscribe' | 'interceptSteps'>,
): void => {
  const { document, history } = view;
  const isGuard = (): boolean => GUARD in entryState(view);
  const currentKey = (): string => router.state().location.key;
  const isCurrentEntry = (): boolean => entryState(view)['key'] === currentKey();

  // The page was reloaded while its dialog was open. The dialog that opens now gets a new guard.
  if (isGuard()) {
    const { [GUARD]: _guard, ...pageState } = entryState(view);
    history.replaceState(pageState, '');
  }

  let lastInputKey = '';
  const recordInputKey = (): void => {
    lastInputKey = currentKey();
  };
  document.addEventListener('pointerdown', recordInputKey, true);
  document.addEventListener('keydown', recordInputKey, true);

  let isGuarded = false;
  let isReturning = false;
  const updateGuard = (): void => {
    const isOpen = topDialog() !== null;
    if (isOpen && !isGuard() && !isReturning) {
      isGuarded ||= lastInputKey === currentKey();
      if (isGuarded) history.pushState({ ...entryState(view), [GUARD]: true }, '');
    }
    if (isOpen) return;
    isGuarded = false;
    // If a link closed the dialog, the guard stays: going back during a navigation would race with it. The guard of another page is
    // being skipped.
    if (!isGuard() || !isCurrentEntry() || isReturning || router.state().next) return;
    isReturning = true;
    history.back();
  };
  // Asynchronous, because one dialog can replace another.
  const updateGuardLater = (): void => void view.setTimeout(updateGuard);
  followDialogs(updateGuardLater);
  router.subscribe(({ next }) => void (next === null && isGuarded && updateGuardLater()));

  /** Pushes the entry of the current page again, if a navigation finished before the return from the guard. */
  const restoreEntry = (): void => {
    const { location } = router.state();
    if (!isCurrentEntry()) history.pushState({ key: location.key, usr: location.state }, '', createPath(location));
  };

  // Returns whether the step belongs to a dialog.
  router.interceptSteps(() => {
    const dialog = topDialog();
    if (isReturning) {
      isReturning = false;
      restoreEntry();
      updateGuardLater();
      return true;
    }
    if (isGuard()) {
      history.go(isCurrentEntry() ? 1 : -1);
      return true;
    }
    if (!dialog || !isGuarded) return false;
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // The dialog may ask for confirmation first, or another dialog may be under it.
    updateGuardLater();
    return isCurrentEntry();
  });
};
