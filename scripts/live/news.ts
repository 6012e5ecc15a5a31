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

/** Sends the current news and every change to open pages, as server-sent events. */
export interface NewsStream {
  readonly current: () => News;
  readonly tell: (change: Partial<News>) => void;
  /** Answers a page that listens. */
  readonly send: (response: ServerResponse) => void;
  readonly stop: () => void;
}

export const createNews = (): NewsStream => {
  let news: News = { built: '', served: '', declared: 0, error: '' };
  const readers = new Set<ServerResponse>();
  const write = (reader: ServerResponse): void => void reader.write(`data: ${JSON.stringify(news)}\n\n`);
  return {
    current: () => news,
    tell: (change) => {
      news = { ...news, ...change };
      for (const reader of readers) write(reader);
    },
    send: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      readers.add(response.once('close', () => readers.delete(response)));
      write(response);
    },
    stop: () => {
      for (const reader of readers) reader.end();
    },
  };
};

export interface NewsServer extends NewsStream {
  readonly origin: string;
}

/** Serves the news on a port of its own. */
export const startNews = async (): Promise<NewsServer> => {
  const news = createNews();
  const server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    news.send(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server of news has no port');
  return {
    ...news,
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      news.stop();
      server.close();
    },
  };
};
