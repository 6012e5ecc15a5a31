/** Of the six connections that a browser opens to one server over HTTP/1.1, how many calls may take. Files need the last one. */
const MAX_CALLS = 5;

/**
 * Returns a `fetch` that runs at most five calls at once. Without this, an API that does not answer takes all connections, and
 * the code of the next page fails too. A `keepalive` call never waits, because the page may be about to end.
 */
export const leaveConnections = (send: typeof fetch): typeof fetch => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (address, init) => {
    if (running >= MAX_CALLS && init?.keepalive !== true) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await send(address, init);
    } finally {
      running -= 1;
      if (running < MAX_CALLS) waiting.shift()?.();
    }
  };
};
