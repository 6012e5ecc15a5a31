import type { EventEmitter } from 'node:events';

/** Follows who still waits for what: the signal of a name is given once all have left who asked for it. */
export const createInterest = () => {
  const names = new Map<string, { asking: number; readonly left: AbortController }>();
  return {
    /** Counts one more who asks, until `answer` closes. */
    of: (name: string, answer: EventEmitter): AbortSignal => {
      const one = names.get(name) ?? { asking: 0, left: new AbortController() };
      names.set(name, one);
      one.asking += 1;
      answer.once('close', () => {
        one.asking -= 1;
        if (one.asking > 0) return;
        if (names.get(name) === one) names.delete(name);
        one.left.abort();
      });
      return one.left.signal;
    },
  };
};
