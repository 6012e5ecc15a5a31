import { once } from 'node:events';
import type { Server } from 'node:net';

/** Makes a server listen at a port of this machine, or at any free one. Returns the port. */
export const listenOn = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens at no port');
  return address.port;
};
