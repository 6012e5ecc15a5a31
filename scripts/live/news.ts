import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** What open pages learn of a remote that someone works on (`shared/build/live/client.ts`). */
export interface News {
  /** The newest build for browsers, and the one that the server renders. */
  readonly built: string;
  readonly served: string;
  /** Counts changes of the declaration, once the server knows them. */
  readonly declared: number;
  /** The error of the last build, or ''. */
  readonly error: string;
}

export interface NewsServer {
  readonly origin: string;
  readonly current: () => News;
  readonly tell: (change: Partial<News>) => void;
  readonly stop: () => void;
}

/** Sends the current news and every change to open pages, as server-sent events. */
export const startNews = async (): Promise<NewsServer> => {
  let news: News = { built: '', served: '', declared: 0, error: '' };
  const readers = new Set<ServerResponse>();
  const send = (reader: ServerResponse): void => void reader.write(`data: ${JSON.stringify(news)}\n\n`);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    readers.add(response.once('close', () => readers.delete(response)));
    send(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server of news has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    current: () => news,
    tell: (change) => {
      news = { ...news, ...change };
      for (const reader of readers) send(reader);
    },
    stop: () => {
      for (const reader of readers) reader.end();
      server.close();
    },
  };
};
