/**
 * Returns a `fetch` that sends each call in a task of its own. A page makes up to nine calls at once, which would delay the paint of its
 * heading by 70 ms on a slow phone. A `keepalive` call is sent at once, because the page may be about to end.
 */
export const sendInTurn =
  (view: Pick<Window, 'setTimeout'>, send: typeof fetch): typeof fetch =>
  async (address, init) => {
    // Not by `yieldToMain`, whose continuation runs before the timer that shows the heading.
    if (init?.keepalive !== true) await new Promise((resolve) => view.setTimeout(resolve));
    return send(address, init);
  };
