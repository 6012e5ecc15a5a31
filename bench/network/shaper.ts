import { createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { listenOn } from '@caravan/shared/http';
import { createLane } from './lane';
import { createQueue, type Line } from './line';

/** A server that receives connections. It need not listen itself. */
export interface Receiver {
  readonly emit: (event: 'connection', connection: Duplex) => boolean;
}

const createConnection = (client: Socket, line: Line, up: ReturnType<typeof createQueue>, down: typeof up): Duplex => {
  const toBrowser = createLane(down, line.roundTrip, {
    deliver: (bytes) => void client.write(bytes),
    end: () => void client.end(),
  });
  const serverEnd = new Duplex({
    read: () => undefined,
    write: (bytes: Buffer, _encoding, callback) => toBrowser.send(bytes, callback),
    final: (callback) => {
      toBrowser.end();
      callback();
    },
    destroy: (error, callback) => {
      client.destroy();
      callback(error);
    },
  });
  const toServer = createLane(up, line.roundTrip, {
    deliver: (bytes) => void serverEnd.push(bytes),
    end: () => void serverEnd.push(null),
  });
  client.setNoDelay(true);
  client.on('data', (bytes) => toServer.send(bytes, () => undefined));
  client.on('end', () => toServer.end());
  client.on('error', () => serverEnd.destroy());
  client.on('close', () => serverEnd.destroy());
  serverEnd.on('error', () => client.destroy());
  return serverEnd;
};

/**
 * Creates one line for all connections to all servers. Its connections have no socket, because the kernel's buffers would hold whole
 * pages before the line.
 */
export const createShaper = (firstLine: Line) => {
  let line = firstLine;
  let [up, down] = [createQueue(line.up), createQueue(line.down)];
  const clients = new Set<Socket>();
  return {
    /** Ends all connections and replaces the line, so that the next request begins with a handshake. */
    replaceLine: (next: Line): void => {
      for (const client of clients) client.destroy();
      line = next;
      [up, down] = [createQueue(line.up), createQueue(line.down)];
    },
    /** Opens a port that leads to a server over the line. */
    open: (server: Receiver): Promise<number> => {
      const listener = createServer((client) => {
        clients.add(client);
        client.once('close', () => clients.delete(client));
        client.pause();
        const serverEnd = createConnection(client, line, up, down);
        // Adds the time of the TCP handshake, which takes no time within a machine.
        setTimeout(() => {
          if (client.destroyed) return;
          server.emit('connection', serverEnd);
          client.resume();
        }, line.roundTrip);
      });
      return listenOn(listener);
    },
  };
};
