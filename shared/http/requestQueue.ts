/** Requests that are answered in one turn of the event loop. Connections are read between two turns. */
const MAX_PER_TURN = 32;

interface QueuedRequest {
  readonly answer: () => void;
  /** Returns true once the client has disconnected. */
  readonly isDone: () => boolean;
}

export interface ConnectionQueue {
  /** Calls `answer` when it is this connection's turn, unless the request is done by then. */
  readonly add: (request: QueuedRequest) => void;
  /** Ends a request, so that the next one can be answered. */
  readonly finish: () => void;
  /** Drops all waiting requests. */
  readonly clear: () => void;
  /** Returns the number of requests that wait or are being answered. */
  readonly size: () => number;
}

/**
 * Answers requests round robin, one of each connection, so that a connection with many requests does not delay the others. A request
 * waits until the event loop has read its whole packet. So a request that is cancelled in the same packet is never answered.
 */
export const createRequestQueue = () => {
  /** Connections whose next request can be answered. */
  const ready: (() => void)[] = [];
  let isScheduled = false;

  const run = (): void => {
    isScheduled = false;
    for (let count = 0; count < MAX_PER_TURN; count += 1) ready.shift()?.();
    schedule();
  };
  const schedule = (): void => {
    if (isScheduled || ready.length === 0) return;
    isScheduled = true;
    setImmediate(run);
  };

  return {
    /** `concurrency`: requests of this connection that are answered at the same time. */
    connection: (concurrency: number): ConnectionQueue => {
      let queued: QueuedRequest[] = [];
      let running = 0;
      let isReady = false;
      const enqueue = (): void => {
        if (isReady || running >= concurrency || queued.length === 0) return;
        isReady = true;
        ready.push(answerNext);
        schedule();
      };
      const answerNext = (): void => {
        isReady = false;
        let next = queued.shift();
        while (next?.isDone()) next = queued.shift();
        if (next) running += 1;
        enqueue();
        next?.answer();
      };
      return {
        add: (request) => {
          queued.push(request);
          enqueue();
        },
        finish: () => {
          running -= 1;
          enqueue();
        },
        clear: () => {
          queued = [];
        },
        size: () => queued.length + running,
      };
    },
  };
};
