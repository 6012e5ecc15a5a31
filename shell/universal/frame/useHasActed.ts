import { startTransition, useEffect, useState } from 'react';

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether the visitor has used pointer, keyboard, wheel or touch on this page. The sign-in prompt loads only after that. */
export const useHasActed = (): boolean => {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    // A transition, so that it does not delay the response to the event.
    const handleEvent = (): void => startTransition(() => setActed(true));
    for (const type of EVENTS) document.addEventListener(type, handleEvent, { passive: true });
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, handleEvent);
    };
  }, [hasActed]);
  return hasActed;
};
