import { createServer, type ServerResponse } from 'node:http';
import { listenOn } from '@caravan/shared/http';

/** The state of a remote in development, which open pages receive (`shared/build/live/client.ts`). */
export interface LiveState {
  /** The newest build for browsers, and the build that the server renders. */
  readonly built: string;
  readonly served: string;
  /** Counts changes of the declaration, once the server knows them. */
  readonly declared: number;
  /** The error of the last build, or ''. */
  readonly error: string;
}

/** Sends the current state and every change to open pages, as server-sent events. */
export const createLiveUpdates = () => {
  let state: LiveState = { built: '', served: '', declared: 0, error: '' };
  const readers = new Set<ServerResponse>();
  const write = (reader: ServerResponse): void => void reader.write(`data: ${JSON.stringify(state)}\n\n`);
  return {
    current: (): LiveState => state,
    update: (change: Partial<LiveState>): void => {
      state = { ...state, ...change };
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

export type LiveUpdates = ReturnType<typeof createLiveUpdates>;

/** Serves live updates on a port of its own. */
export const serveLiveUpdates = async () => {
  const updates = createLiveUpdates();
  const server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    updates.subscribe(response);
  });
  return {
    ...updates,
    origin: `http://127.0.0.1:${await listenOn(server)}`,
    stop: () => {
      updates.stop();
      server.close();
    },
  };
};
