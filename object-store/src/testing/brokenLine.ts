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
  let asked = 0;
  let refused = 0;
  let goOn = (): void => undefined;
  let passable = Promise.resolve();
  const sockets = new Set<Socket>();

  /** Forwards bytes in order, then the end. */
  const lane = (from: Socket, to: Socket, send: (bytes: Buffer, how: Manner) => Promise<void> | void): void => {
    let last = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      last = last.then(() => passable).then(() => send(bytes, manner));
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => to.end());
    });
    sockets.add(from);
  };

  const server = createServer((near) => {
    if (manner === 'cut') {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(service);
    near.on('data', () => {
      asked += 1;
    });
    lane(near, far, (bytes, how) => {
      if (typeof how === 'object' && 'answer' in how) near.write(how.answer);
      else far.write(bytes);
    });
    lane(far, near, async (bytes, how) => {
      if (typeof how === 'object' && 'delayMs' in how) await delay(how.delayMs);
      near.write(typeof how === 'object' && 'change' in how ? how.change(bytes) : bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    asked: () => asked,
    refused: () => refused,
    behave: (next) => {
      manner = next;
      if (next === 'hang') {
        passable = new Promise((resolve) => {
          goOn = resolve;
        });
      } else goOn();
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      goOn();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
