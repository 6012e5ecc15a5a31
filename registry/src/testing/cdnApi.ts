import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOn } from '@caravan/shared/http';

interface PurgeCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** The header with the token. */
  readonly token: string | undefined;
  readonly body: unknown;
}

/** Starts a fake API of a CDN. It answers with the next of `statuses`, else with 200. */
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
  });
  const port = await listenOn(server);
  return {
    calls,
    statuses,
    origin: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      server.close();
      await once(server, 'close');
    },
  };
};

export type CdnApi = Awaited<ReturnType<typeof startCdnApi>>;
