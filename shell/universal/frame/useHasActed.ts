import { startTransition, useEffect, useState } from 'react';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether the visitor has done anything on the page yet: what only invites waits for it, and costs nothing before. */
export const useHasActed = (): boolean => {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    // No part of what the act is answered with.
    const handleAct = (): void => startTransition(() => setActed(true));
    for (const act of ACTS) document.addEventListener(act, handleAct, { passive: true });
    return () => {
      for (const act of ACTS) document.removeEventListener(act, handleAct);
    };
  }, [hasActed]);
  return hasActed;
};
