import { useRef, useState, type FormEvent } from 'react';

/** The closing of a dialog, which asks first where something was typed into a form of it; a second time it does not ask. */
export const useLeaving = (asksFirst: boolean, onClose: () => void) => {
  const wasTyped = useRef(false);
  const writing = useRef<Element | null>(null);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    leave: (): void => {
      if (!asksFirst || !wasTyped.current || isAsking) return onClose();
      writing.current = document.activeElement;
      setAsking(true);
    },
    /** Goes on where the writing stood. */
    stay: (): void => {
      setAsking(false);
      if (writing.current instanceof HTMLElement) writing.current.focus();
    },
    handleInput: ({ target }: FormEvent): void => {
      // A search asks nobody: what it is for is on the screen.
      if (target instanceof Element && target.closest('form[method="dialog"]')) wasTyped.current = true;
    },
  };
};
