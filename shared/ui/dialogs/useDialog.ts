import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Event on the document when a dialog opens or closes: everything outside the open one is inert. */
const DIALOGS_CHANGED = 'caravan:dialogs';

/** Calls `onChange` when a dialog opens or closes. Returns the unsubscribe function. */
export const followDialogs = (onChange: () => void): (() => void) => {
  document.addEventListener(DIALOGS_CHANGED, onChange);
  return () => document.removeEventListener(DIALOGS_CHANGED, onChange);
};

/** Returns the topmost open dialog, or null. */
export const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** {@link topDialog} as a hook. */
export const useTopDialog = (): Element | null => useSyncExternalStore(followDialogs, topDialog, () => null);

/** Tab skips the radio buttons of a group that are not chosen. */
const isSkippedByTab = (stop: HTMLElement, all: readonly HTMLElement[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  all.some((radio) => radio instanceof HTMLInputElement && radio.name === stop.name && radio.checked);

/** Keeps Tab inside the dialog. Browsers would lead it through their own toolbar. */
function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.tabIndex >= 0);
  const stops = all.filter((stop) => !isSkippedByTab(stop, all));
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEdge = document.activeElement === edge || document.activeElement === dialog;
  if (!isAtEdge || !target) return;
  event.preventDefault();
  target.focus();
}

/**
 * Returns the focus to the element that had it, or to the page's content if that is gone. Does not scroll: the content
 * is higher than the screen, and the pressed element is in sight.
 */
function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && !opener.matches('body, main');
  const target = isThere ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}

/**
 * Opens a mounted `<dialog>` as modal, keeps Tab inside, and returns the focus on unmount. Escape calls `onClose`, and
 * the owner closes it by unmounting. `onClosed` is called when the browser closes the dialog by itself, at a second
 * Escape.
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
    element.showModal();
    // The first focusable element can be far below the top.
    element.scrollTop = 0;
    document.dispatchEvent(new Event(DIALOGS_CHANGED));
    const handleCancel = (event: Event): void => {
      // A file field in the dialog has an event of the same name, which bubbles.
      if (event.target !== element) return;
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
      element.close();
      returnFocus(opener);
      document.dispatchEvent(new Event(DIALOGS_CHANGED));
    };
  }, []);
  return dialog;
}
