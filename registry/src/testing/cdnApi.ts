import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface PurgeCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** The header with the token. */
  readonly token: string | undefined;
  readonly body: unknown;
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** Starts a server that plays the API of a CDN. It answers with the next of `statuses`, else with 200. */
export const startCdnApi = async () => {
  const calls: PurgeCall[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      calls.push({
        method,
        url,
        token: headers['fastly-key']?.toString() ?? headers.authorization,
        body: JSON.parse(body),
      });
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!isAddress(address)) throw new Error('the server has no port');
  return {
    calls,
    statuses,
    origin: `http://127.0.0.1:${address.port}`,
    stop: async (): Promise<void> => {
      server.close();
      await once(server, 'close');
    },
  };
};

export type CdnApi = Awaited<ReturnType<typeof startCdnApi>>;
