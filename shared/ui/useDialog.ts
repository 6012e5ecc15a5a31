import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Said on the document whenever a dialog was opened or closed: everything outside the open one is inert. */
const DIALOGS_CHANGED = 'caravan:dialogs';

/** Calls back whenever a dialog was opened or closed; gives what ends that. */
export const followDialogs = (onChange: () => void): (() => void) => {
  document.addEventListener(DIALOGS_CHANGED, onChange);
  return () => document.removeEventListener(DIALOGS_CHANGED, onChange);
};

/** The dialog that is open on top, or null. */
export const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** {@link topDialog}, drawn anew when it changes. */
export const useTopDialog = (): Element | null => useSyncExternalStore(followDialogs, topDialog, () => null);

/** Tab passes over the radio buttons of a group that are not chosen. */
const isPassedOver = (stop: HTMLElement, all: readonly HTMLElement[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  all.some((other) => other instanceof HTMLInputElement && other.name === stop.name && other.checked);

/** Tab goes round inside the dialog; by itself the browser would lead it through its own bars in between. */
function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.tabIndex >= 0);
  const stops = all.filter((stop) => !isPassedOver(stop, all));
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEdge = document.activeElement === edge || document.activeElement === dialog;
  if (!isAtEdge || !target) return;
  event.preventDefault();
  target.focus();
}

/**
 * Gives the focus back to what had it; where nothing had, or that is gone, to the page's content, which Tab goes on from.
 * Nothing is scrolled for it: the content is higher than the screen, and what was pressed is in sight, maybe in a header that
 * stays while the page is scrolled.
 */
function giveFocusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && !opener.matches('body, main');
  const target = isThere ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}

/**
 * Opens a mounted `<dialog>` as modal (everything behind is inert, the theme's CSS stops it from scrolling), keeps Tab inside, and on
 * unmount gives focus back to where it was. Escape asks `onClose`; the owner closes by unmounting. `onClosed`: browsers close
 * a dialog by themselves at a second Escape that nothing was done before.
 */
export function useDialog(onClose: () => void, onClosed = onClose): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef({ onClose, onClosed });
  useEffect(() => {
    close.current = { onClose, onClosed };
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    // Browsers before 2022, and jsdom, have dialogs without showModal.
    if (typeof element.showModal === 'function') element.showModal();
    else element.open = true;
    // The first thing that takes the focus can be far below the beginning.
    element.scrollTop = 0;
    document.dispatchEvent(new Event(DIALOGS_CHANGED));
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      close.current.onClose();
    };
    const handleClosed = (): void => close.current.onClosed();
    const handleKey = (event: KeyboardEvent): void => keepTabInside(element, event);
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClosed);
    element.addEventListener('keydown', handleKey);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClosed);
      element.removeEventListener('keydown', handleKey);
      if (typeof element.close === 'function') element.close();
      giveFocusBack(opener);
      document.dispatchEvent(new Event(DIALOGS_CHANGED));
    };
  }, []);
  return dialog;
}
