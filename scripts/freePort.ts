import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Below the ports that systems give to outgoing connections, any of which may take a free port before its server listens. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_767;

/** Returns a port that is free now, for servers that must know their port before they listen. */
export const findFreePort = async (): Promise<number> => {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT + 1);
  return (await isPortFree(port)) ? port : findFreePort();
};

/** Returns whether a server of this machine accepts connections at a port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
