import { useState } from 'react';
import { MOST_COMPARED } from './compareView';

/**
 * Which of the vehicles that are left are chosen for a comparison, in the order of choosing. `tooMany`: the last choice
 * was one too many.
 */
export const useChoice = (initial: readonly string[], left: readonly string[]) => {
  const [choice, setChoice] = useState({ chosen: initial, tooMany: false });
  const chosen = choice.chosen.filter((id) => left.includes(id));
  const isFull = chosen.length >= MOST_COMPARED;
  return {
    chosen,
    tooMany: choice.tooMany && isFull,
    toggle: (id: string): void => {
      if (chosen.includes(id)) setChoice({ chosen: chosen.filter((other) => other !== id), tooMany: false });
      else if (isFull) setChoice({ chosen, tooMany: true });
      else setChoice({ chosen: [...chosen, id], tooMany: false });
    },
    clear: (): void => setChoice({ chosen: [], tooMany: false }),
  };
};
