import { get } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';

/** How a visitor's requests of one address were answered. */
export interface Visits {
  asked: number;
  failed: number;
  /** Milliseconds until each answer. */
  readonly times: number[];
}

/** Milliseconds between two requests, and the timeout of one. */
const PAUSE = 100;
const LIMIT = 15_000;
/** The address of a visitor, behind the proxy on this machine. */
const ofVisitor = { 'x-forwarded-for': '198.51.100.1' };

type Ask = (origin: string, path: string) => Promise<boolean>;

const askHttp1: Ask = (origin, path) =>
  new Promise((resolve) => {
    const asked = get(origin + path, { agent: false, timeout: LIMIT, headers: ofVisitor }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });

const askHttp2: Ask = (origin, path) =>
  new Promise((resolve) => {
    const session = connect(origin, { rejectUnauthorized: false });
    const timer = setTimeout(() => end(false), LIMIT);
    const end = (isAnswered: boolean): void => {
      clearTimeout(timer);
      resolve(isAnswered);
      session.destroy();
    };
    session.on('error', () => end(false));
    const stream = session.request({ ':path': path, ...ofVisitor });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
    });
    stream.on('error', () => end(false));
    stream.on('end', () => end(status === 200));
    stream.resume();
  });

/** Requests addresses again and again, each on a new connection, until `signal` is aborted. */
export const visit = async (
  origin: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Visits>> => {
  const ask = origin.startsWith('https') ? askHttp2 : askHttp1;
  const seen = new Map(paths.map((path): [string, Visits] => [path, { asked: 0, failed: 0, times: [] }]));
  const follow = async ([path, visits]: [string, Visits]): Promise<void> => {
    while (!signal.aborted) {
      const started = performance.now();
      const isAnswered = await ask(origin, path).catch(() => false);
      visits.asked += 1;
      if (!isAnswered) visits.failed += 1;
      visits.times.push(performance.now() - started);
      await delay(PAUSE);
    }
  };
  await Promise.all([...seen].map(follow));
  return seen;
};
