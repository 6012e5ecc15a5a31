import { useRef, useState, type FormEvent } from 'react';

/** Closes a dialog, and asks first if the visitor typed into a form of it. A second attempt does not ask. */
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
    stay: (): void => {
      setAsking(false);
      if (writing.current instanceof HTMLElement) writing.current.focus();
    },
    handleInput: ({ target }: FormEvent): void => {
      // A search form holds nothing to lose.
      if (target instanceof Element && target.closest('form[method="dialog"]')) wasTyped.current = true;
    },
  };
};
