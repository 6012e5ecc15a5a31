import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listenOn } from '@caravan/shared/http';

/**
 * A fault of requests with a matching path: no response, a broken connection, a response in small pieces, a status, a late response or a
 * changed body.
 */
export type Fault =
  | 'hang'
  | 'break'
  | 'pieces'
  | { readonly status: number }
  | { readonly delayMs: number }
  | { readonly change: (body: Buffer) => Buffer };

/** Bytes of a piece and milliseconds until the next one. They are longer than a frame, so that the browser paints after each piece. */
const PIECE_BYTES = 1500;
const PIECE_PAUSE_MS = 20;

const sendInPieces = async (body: Buffer, outgoing: ServerResponse): Promise<void> => {
  for (let from = 0; from < body.length; from += PIECE_BYTES) {
    outgoing.write(body.subarray(from, from + PIECE_BYTES));
    await delay(PIECE_PAUSE_MS);
  }
  outgoing.end();
};

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** Returns the part of the body that has arrived. */
  readonly body: () => string;
}

/** A proxy between browser and site to which a test can add faults. It records requests. */
export interface FaultProxy {
  readonly origin: string;
  readonly requests: SeenRequest[];
  readonly setFault: (path: RegExp, fault: Fault) => void;
  /** Removes all faults. Breaks the connections of hanging requests, like a server that restarts. */
  readonly clearFaults: () => void;
  readonly close: () => Promise<void>;
}

const forward = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  change?: (body: Buffer) => Buffer,
  receiver: { readonly end: (body: Buffer) => unknown } = outgoing,
): void => {
  const headers = { ...incoming.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) };
  const options = { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers };
  const forwarded = request(options, (response) => {
    if (!change) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => {
      const body = change(Buffer.concat(parts));
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'content-length': body.length });
      receiver.end(body);
    });
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
};

/** Starts a proxy in front of a site. With several servers each request goes to another one than the request before. */
export const startHttpFaultProxy = async (...servers: readonly [string, ...string[]]): Promise<FaultProxy> => {
  const requests: SeenRequest[] = [];
  let faults: { readonly path: RegExp; readonly fault: Fault }[] = [];
  const hanging: ServerResponse[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const target = new URL(servers[requests.length % servers.length] ?? servers[0]);
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    requests.push({ method: incoming.method ?? '', path, body: () => Buffer.concat(parts).toString() });
    const fault = faults.find((candidate) => candidate.path.test(path))?.fault;
    if (fault === 'hang') hanging.push(outgoing);
    else if (fault === 'break') incoming.once('end', () => outgoing.destroy());
    else if (fault === 'pieces') {
      forward(incoming, outgoing, target, (body) => body, { end: (body) => sendInPieces(body, outgoing) });
    } else if (fault && 'delayMs' in fault) {
      const delayed = { end: (body: Buffer) => void setTimeout(() => outgoing.end(body), fault.delayMs) };
      forward(incoming, outgoing, target, (body) => body, delayed);
    } else if (fault && 'status' in fault) outgoing.writeHead(fault.status, { 'cache-control': 'no-store' }).end();
    else forward(incoming, outgoing, target, fault?.change);
  });
  const port = await listenOn(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    setFault: (path, fault) => faults.push({ path, fault }),
    clearFaults: () => {
      faults = [];
      for (const response of hanging.splice(0)) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
