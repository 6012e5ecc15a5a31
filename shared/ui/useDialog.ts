import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a mounted `<dialog>` as modal (the browser keeps Tab inside, the theme's CSS stops the page behind from scrolling), and on unmount
 * gives focus back to where it was.
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
    // Browsers before 2022, and jsdom, have dialogs without showModal.
    if (typeof element.showModal === 'function') element.showModal();
    else element.open = true;
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      if (typeof element.close === 'function') element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}
