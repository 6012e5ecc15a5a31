import { once } from 'node:events';
import type { NetConnectOpts, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The behaviour of a proxy. `hang` holds bytes until the next `pass`, `cut` breaks all connections. `delayMs` delays answers by
 * milliseconds, `change` changes their bytes, and `answer` answers instead of the service.
 */
export type ProxyBehaviour =
  | 'pass'
  | 'hang'
  | 'cut'
  | { readonly delayMs: number }
  | { readonly change: (bytes: Buffer) => Buffer }
  | { readonly answer: Buffer };

/** A proxy with faults, for tests. */
export interface FaultProxy {
  readonly port: number;
  readonly setBehaviour: (behaviour: ProxyBehaviour) => void;
  /** Counts the chunks sent to the service, whether they arrived or not. */
  readonly sentChunks: () => number;
  /** Counts connections that were cut as they opened. */
  readonly refusedConnections: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy to a service on a free port. */
export const startTcpFaultProxy = async (service: NetConnectOpts): Promise<FaultProxy> => {
  let behaviour: ProxyBehaviour = 'pass';
  let sentChunks = 0;
  let refusedConnections = 0;
  let resume = (): void => undefined;
  let resumed = Promise.resolve();
  const sockets = new Set<Socket>();

  /** Forwards bytes in order, then the end. */
  const forward = (
    from: Socket,
    to: Socket,
    send: (bytes: Buffer, currentBehaviour: ProxyBehaviour) => Promise<void> | void,
  ): void => {
    let lastSend = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      lastSend = lastSend.then(() => resumed).then(() => send(bytes, behaviour));
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void lastSend.then(() => to.end());
    });
    sockets.add(from);
  };

  const server = createServer((client) => {
    if (behaviour === 'cut') {
      refusedConnections += 1;
      client.destroy();
      return;
    }
    const upstream = connect(service);
    client.on('data', () => {
      sentChunks += 1;
    });
    forward(client, upstream, (bytes, currentBehaviour) => {
      if (typeof currentBehaviour === 'object' && 'answer' in currentBehaviour) client.write(currentBehaviour.answer);
      else upstream.write(bytes);
    });
    forward(upstream, client, async (bytes, currentBehaviour) => {
      if (typeof currentBehaviour === 'object' && 'delayMs' in currentBehaviour) await delay(currentBehaviour.delayMs);
      client.write(
        typeof currentBehaviour === 'object' && 'change' in currentBehaviour ? currentBehaviour.change(bytes) : bytes,
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    sentChunks: () => sentChunks,
    refusedConnections: () => refusedConnections,
    setBehaviour: (next) => {
      behaviour = next;
      if (next === 'hang') {
        ({ promise: resumed, resolve: resume } = Promise.withResolvers<void>());
      } else resume();
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      resume();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
