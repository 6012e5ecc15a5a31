import { createServer, request } from 'node:http';
import { listenOn } from '@caravan/shared/http';

/** A proxy between browsers and site that gives each visitor another IP address. */
export interface AddressProxy {
  /** The host name by which the visitor with this number reaches the site. */
  readonly hostOf: (visitor: number) => string;
  readonly originOf: (visitor: number) => string;
  readonly close: () => void;
}

/**
 * Starts the proxy. The site must trust it (`TRUST_PROXY`). Headers that a test sets by puppeteer are missing in the report that a
 * browser sends when it leaves a page.
 */
export const startAddressProxy = async (site: string): Promise<AddressProxy> => {
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const visitor = Number(/^v(\d+)\./.exec(headers.host ?? '')?.[1]);
    const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const forwarded = request(
      { hostname, port, path: url, method, headers: { ...headers, 'x-forwarded-for': address } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const ownPort = await listenOn(server);
  const hostOf = (visitor: number): string => `v${visitor}.localhost`;
  return {
    hostOf,
    originOf: (visitor) => `http://${hostOf(visitor)}:${ownPort}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
