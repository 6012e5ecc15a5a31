import { createServer, type ServerResponse } from 'node:http';
import { listenOn } from '@caravan/shared/http';

/** The state of a remote in development, which open pages receive (`shared/build/live/client.ts`). */
export interface News {
  /** The newest build for browsers, and the build that the server renders. */
  readonly built: string;
  readonly served: string;
  /** Counts changes of the declaration, once the server knows them. */
  readonly declared: number;
  /** The error of the last build, or ''. */
  readonly error: string;
}

/** Sends the current news and every change to open pages, as server-sent events. */
export const createNews = () => {
  let news: News = { built: '', served: '', declared: 0, error: '' };
  const readers = new Set<ServerResponse>();
  const write = (reader: ServerResponse): void => void reader.write(`data: ${JSON.stringify(news)}\n\n`);
  return {
    current: (): News => news,
    update: (change: Partial<News>): void => {
      news = { ...news, ...change };
      for (const reader of readers) write(reader);
    },
    /** Answers a page that listens. */
    subscribe: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      readers.add(response.once('close', () => readers.delete(response)));
      write(response);
    },
    stop: (): void => {
      for (const reader of readers) reader.end();
    },
  };
};

export type NewsStream = ReturnType<typeof createNews>;

/** Serves the news on a port of its own. */
export const startNews = async () => {
  const news = createNews();
  const server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    news.subscribe(response);
  });
  return {
    ...news,
    origin: `http://127.0.0.1:${await listenOn(server)}`,
    stop: () => {
      news.stop();
      server.close();
    },
  };
};
