import type { EventEmitter } from 'node:events';

type Emitter = Pick<EventEmitter, 'once' | 'off'>;

interface Asked {
  asking: number;
  /** Made for whoever asks: most pages are kept, and nobody does. */
  left?: AbortController;
}

const signalOf = (one: Asked): AbortSignal => {
  one.left ??= new AbortController();
  if (one.asking === 0) one.left.abort();
  return one.left.signal;
};

/** Follows who still waits for what: the signal of a name is given once all have left who asked for it. */
export const createInterest = () => {
  const names = new Map<string, Asked>();
  return {
    /**
     * Counts one more who asks, until `answer` closes, or `connection`: an answer that waits behind another one of the same
     * connection never closes by itself when that breaks.
     */
    of: (name: string, answer: Emitter, connection: Emitter): (() => AbortSignal) => {
      const one = names.get(name) ?? { asking: 0 };
      names.set(name, one);
      one.asking += 1;
      const leave = (): void => {
        answer.off('close', leave);
        connection.off('close', leave);
        one.asking -= 1;
        if (one.asking > 0) return;
        if (names.get(name) === one) names.delete(name);
        one.left?.abort();
      };
      answer.once('close', leave);
      connection.once('close', leave);
      return () => signalOf(one);
    },
    size: (): number => names.size,
  };
};
