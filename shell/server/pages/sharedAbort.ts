import type { EventEmitter } from 'node:events';

type Emitter = Pick<EventEmitter, 'once' | 'off'>;

/** The reason of every abort. Without one, each abort would create an exception with a stack. */
const DISCONNECTED = new Error('all clients have disconnected');

interface ClientGroup {
  clients: number;
  readonly controller: AbortController;
}

/** Aborts work that several clients share once all of them have disconnected. */
export const createSharedAbort = () => {
  const groups = new Map<string, ClientGroup>();
  return {
    /**
     * Adds a client until `response` or `connection` closes, and returns the signal of all clients of that name. A response that waits
     * behind another one of its connection does not close by itself when the connection breaks.
     */
    join: (name: string, response: Emitter, connection: Emitter): AbortSignal => {
      const group = groups.get(name) ?? { clients: 0, controller: new AbortController() };
      groups.set(name, group);
      group.clients += 1;
      const leave = (): void => {
        response.off('close', leave);
        connection.off('close', leave);
        group.clients -= 1;
        if (group.clients > 0) return;
        groups.delete(name);
        group.controller.abort(DISCONNECTED);
      };
      response.once('close', leave);
      connection.once('close', leave);
      return group.controller.signal;
    },
  };
};
