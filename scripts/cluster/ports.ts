import { randomInt } from 'node:crypto';
import { isPortFree } from '../freePort';

/** The port of the site, which browsers open. Those of the other servers follow it. */
export const FIRST_PORT = 4500;

/** Returns the ports of all servers, from the first on. */
export const portsFrom = (first: number) => ({
  front: first,
  'shell-1': first + 1,
  'shell-2': first + 2,
  api: first + 3,
  'api-1': first + 4,
  'api-2': first + 5,
  database: first + 6,
  'database-a': first + 7,
  'database-b': first + 8,
  s3: first + 9,
  mail: first + 10,
  valkey: first + 11,
});

export type Ports = Readonly<ReturnType<typeof portsFrom>>;

/** Rejects if a port is taken, and says how to continue. */
export const ensurePortsFree = async (ports: Ports): Promise<void> => {
  const { front: first, valkey: last } = ports;
  for (const [name, port] of Object.entries(ports)) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `port ${port} (${name}) is in use: set PORT so that PORT to PORT+${last - first} are free, now ${first} to ${last}`,
    );
  }
};

/** Finds free ports. They are below those of outgoing connections, one of which could take the port of a server that starts again. */
export const findFreePorts = async (): Promise<Ports> => {
  for (;;) {
    const ports = portsFrom(randomInt(10_000, 30_000));
    const free = await Promise.all(Object.values(ports).map(isPortFree));
    if (free.every(Boolean)) return ports;
  }
};
