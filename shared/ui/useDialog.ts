import { useEffect, useRef, type RefObject } from 'react';

let locks = 0;

/** Stops the page behind from scrolling; counted, so that nested dialogs release it once. */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = '';
  };
}

/**
 * Opens a mounted `<dialog>` as modal, keeps Tab inside, locks scrolling, and on unmount gives focus back to where it was.
 * Escape asks `onClose`; the owner closes by unmounting.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element.showModal();
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}
