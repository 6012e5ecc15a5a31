import { get } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';

/** The responses to a visitor's requests of one address. */
export interface Visits {
  requests: number;
  failed: number;
  /** Milliseconds until each response or failure. */
  readonly times: number[];
}

/** Milliseconds between two requests, and the timeout of one. */
const PAUSE_MS = 100;
const TIMEOUT_MS = 15_000;
/** The address of a visitor, behind the proxy on this machine. */
const visitorHeaders = { 'x-forwarded-for': '198.51.100.1' };

type RequestPage = (origin: string, path: string) => Promise<boolean>;

const requestByHttp1: RequestPage = (origin, path) =>
  new Promise((resolve) => {
    const request = get(origin + path, { agent: false, timeout: TIMEOUT_MS, headers: visitorHeaders }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

const requestByHttp2: RequestPage = (origin, path) =>
  new Promise((resolve) => {
    const session = connect(origin, { rejectUnauthorized: false });
    const timer = setTimeout(() => finish(false), TIMEOUT_MS);
    const finish = (isAnswered: boolean): void => {
      clearTimeout(timer);
      resolve(isAnswered);
      session.destroy();
    };
    session.on('error', () => finish(false));
    const stream = session.request({ ':path': path, ...visitorHeaders });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
    });
    stream.on('error', () => finish(false));
    stream.on('end', () => finish(status === 200));
    stream.resume();
  });

/** Requests addresses again and again, each on a new connection, until `signal` is aborted. */
export const visit = async (
  origin: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Visits>> => {
  const requestPage = origin.startsWith('https') ? requestByHttp2 : requestByHttp1;
  const visitsByPath = new Map(paths.map((path): [string, Visits] => [path, { requests: 0, failed: 0, times: [] }]));
  const requestRepeatedly = async ([path, visits]: [string, Visits]): Promise<void> => {
    while (!signal.aborted) {
      const started = performance.now();
      const isAnswered = await requestPage(origin, path).catch(() => false);
      visits.requests += 1;
      if (!isAnswered) visits.failed += 1;
      visits.times.push(performance.now() - started);
      await delay(PAUSE_MS);
    }
  };
  await Promise.all([...visitsByPath].map(requestRepeatedly));
  return visitsByPath;
};
