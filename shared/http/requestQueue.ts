/** Requests that are handed to the server's listeners in one turn of the event loop. Connections are read between two turns. */
const MAX_A_TURN = 32;

interface Waiting {
  readonly answer: () => void;
  /** True once nothing waits for the answer any more. */
  readonly isOver: () => boolean;
}

/** The requests of one connection. */
export interface ConnectionQueue {
  /** Calls `answer` when it is this connection's turn, unless the request is over by then. */
  readonly add: (request: Waiting) => void;
  /** A request that was answered by `add` is over: the next one can be. */
  readonly done: () => void;
  /** Drops all requests that wait. */
  readonly clear: () => void;
  /** Requests that wait or are being answered. */
  readonly size: () => number;
}

/**
 * Answers the requests of all connections in turn, one of each connection, so that no connection holds up the others by the number
 * of its requests. A request waits at least until the event loop has read what came with it: one that is cancelled in
 * the same packet is never answered.
 */
export const createRequestQueue = () => {
  /** Connections whose next request can be answered. */
  const ready: (() => void)[] = [];
  let isScheduled = false;

  const run = (): void => {
    isScheduled = false;
    for (let answered = 0; answered < MAX_A_TURN; answered += 1) ready.shift()?.();
    schedule();
  };
  const schedule = (): void => {
    if (isScheduled || ready.length === 0) return;
    isScheduled = true;
    setImmediate(run);
  };

  return {
    /** `atOnce`: how many requests of this connection are answered at the same time. */
    connection: (atOnce: number): ConnectionQueue => {
      let waiting: Waiting[] = [];
      let running = 0;
      let isReady = false;
      const becomeReady = (): void => {
        if (isReady || running >= atOnce || waiting.length === 0) return;
        isReady = true;
        ready.push(answerNext);
        schedule();
      };
      const answerNext = (): void => {
        isReady = false;
        let next = waiting.shift();
        while (next?.isOver()) next = waiting.shift();
        if (next) running += 1;
        becomeReady();
        next?.answer();
      };
      return {
        add: (request) => {
          waiting.push(request);
          becomeReady();
        },
        done: () => {
          running -= 1;
          becomeReady();
        },
        clear: () => {
          waiting = [];
        },
        size: () => waiting.length + running,
      };
    },
  };
};
