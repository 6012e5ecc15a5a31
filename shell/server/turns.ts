/** There is more to draw than can be drawn in time. */
export class Overloaded extends Error {
  constructor() {
    super('more pages are asked for than can be drawn');
  }
}

interface Waiting {
  readonly begin: () => void;
  readonly leave: () => void;
}

/**
 * Work that is done `atOnce` side by side, and waits beyond that; at most `most` pieces are under way or wait, further ones
 * are refused. A piece whose signal is given while it waits is never begun.
 */
export const createTurns = (atOnce: number, most: number) => {
  const waiting: Waiting[] = [];
  let running = 0;

  const turn = (signal: AbortSignal | undefined): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', one.leave);
          resolve();
        },
        leave: () => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(new Overloaded());
        },
      };
      signal?.addEventListener('abort', one.leave, { once: true });
      waiting.push(one);
    });
  };

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (signal?.aborted || running + waiting.length >= most) throw new Overloaded();
    await turn(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
};
