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
    element.showModal();
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}
