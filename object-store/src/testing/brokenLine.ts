import { once } from 'node:events';
import type { NetConnectOpts, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The behaviour of a line. `hang` holds bytes until the next `pass`, `cut` breaks all connections. `delayMs` delays answers by
 * milliseconds, `change` changes their bytes, and `answer` answers instead of the service.
 */
export type Manner =
  | 'pass'
  | 'hang'
  | 'cut'
  | { readonly delayMs: number }
  | { readonly change: (bytes: Buffer) => Buffer }
  | { readonly answer: Buffer };

/** A proxy with faults, for tests. */
export interface BrokenLine {
  readonly port: number;
  readonly behave: (manner: Manner) => void;
  /** Counts the chunks sent to the service, whether they arrived or not. */
  readonly asked: () => number;
  /** Counts connections that were cut as they opened. */
  readonly refused: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy to a service on a free port. */
export const startBrokenLine = async (service: NetConnectOpts): Promise<BrokenLine> => {
  let manner: Manner = 'pass';
  let sentChunks = 0;
  let refusedConnections = 0;
  let resume = (): void => undefined;
  let resumed = Promise.resolve();
  const sockets = new Set<Socket>();

  /** Forwards bytes in order, then the end. */
  const forward = (
    from: Socket,
    to: Socket,
    send: (bytes: Buffer, currentManner: Manner) => Promise<void> | void,
  ): void => {
    let lastSend = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      lastSend = lastSend.then(() => resumed).then(() => send(bytes, manner));
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void lastSend.then(() => to.end());
    });
    sockets.add(from);
  };

  const server = createServer((client) => {
    if (manner === 'cut') {
      refusedConnections += 1;
      client.destroy();
      return;
    }
    const upstream = connect(service);
    client.on('data', () => {
      sentChunks += 1;
    });
    forward(client, upstream, (bytes, currentManner) => {
      if (typeof currentManner === 'object' && 'answer' in currentManner) client.write(currentManner.answer);
      else upstream.write(bytes);
    });
    forward(upstream, client, async (bytes, currentManner) => {
      if (typeof currentManner === 'object' && 'delayMs' in currentManner) await delay(currentManner.delayMs);
      client.write(
        typeof currentManner === 'object' && 'change' in currentManner ? currentManner.change(bytes) : bytes,
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    asked: () => sentChunks,
    refused: () => refusedConnections,
    behave: (next) => {
      manner = next;
      if (next === 'hang') {
        resumed = new Promise((resolve) => {
          resume = resolve;
        });
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
