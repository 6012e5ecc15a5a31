import type autocannon from 'autocannon';
import { cpuMsOf } from '../processes';
import { sendRequests } from '../sendRequests';

/** A running server. `page`: the key of a page. */
export interface Server {
  readonly name: string;
  readonly origin: string;
  /** Its first process. */
  readonly pid: number;
  readonly cachedPath: (page: string) => string;
  /** Returns a path that is rendered for each `count`. */
  readonly renderedPath: (page: string, count: number) => string;
}

export const loads = ['cached', 'mixed', 'rendered'] as const;
export type Load = (typeof loads)[number];

/** The ratio of requests for a cached page to requests for one that the server must render. `batch`: requests between two checks of the time. */
const requestsOf: Readonly<Record<Load, Readonly<Record<'cached' | 'rendered' | 'batch', number>>>> = {
  cached: { cached: 1, rendered: 0, batch: 2000 },
  mixed: { cached: 4, rendered: 1, batch: 200 },
  rendered: { cached: 0, rendered: 1, batch: 40 },
};

const CONNECTIONS = 8;
/** Timeout of a request in seconds. */
const TIMEOUT_S = 60;

let count = 0;

interface CostOptions {
  readonly seconds: number;
  /** Minimum characters of a response. A shorter page lacks a part. */
  readonly minLength: number;
}

/**
 * Requests a page for some seconds, uncompressed. Returns the milliseconds of CPU time that one request took the server. Each batch ends
 * with its last response, because aborted requests would take CPU time and not be counted.
 */
export const measureCost = async (
  server: Server,
  load: Load,
  page: string,
  { seconds, minLength }: CostOptions,
): Promise<number> => {
  const { cached, rendered, batch } = requestsOf[load];
  const requests: autocannon.Request[] = [
    ...Array.from({ length: cached }, () => ({ path: server.cachedPath(page) })),
    ...Array.from({ length: rendered }, () => ({
      setupRequest: (request: autocannon.Request) => ({ ...request, path: server.renderedPath(page, (count += 1)) }),
    })),
  ];
  const until = performance.now() + seconds * 1000;
  const before = cpuMsOf(server.pid);
  let requestCount = 0;
  do {
    await sendRequests(`${server.name}, ${load} ${page}`, {
      url: server.origin,
      connections: CONNECTIONS,
      amount: batch,
      timeout: TIMEOUT_S,
      requests,
      verifyBody: (body) => String(body).length >= minLength,
    });
    requestCount += batch;
  } while (performance.now() < until);
  return (cpuMsOf(server.pid) - before) / requestCount;
};
