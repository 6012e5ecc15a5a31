import { useState } from 'react';
import { MAX_COMPARED } from './compareView';

/** State of the choice for a comparison, in the order of choosing. `tooMany` is true if the last choice exceeded the maximum. */
export const useChoice = (initial: readonly string[], left: readonly string[]) => {
  const [choice, setChoice] = useState({ chosen: initial, tooMany: false });
  const chosen = choice.chosen.filter((id) => left.includes(id));
  const isFull = chosen.length >= MAX_COMPARED;
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
