import { allCalls } from '../../api/src/testing/allCalls';
import { envelopeOf } from '../../api/src/testing/client';
import { startAtRate } from '../../scripts/cluster/drill/startAtRate';
import { pathOf } from '../../shared/contracts/calls';

/** Requests a second (`RATE`). */
const RATE = Number(process.env['RATE'] ?? 20);
/** Number of pages among five requests. */
const PAGES = 3;
/** The number of visitors, each with its own address. */
const VISITORS = 250;
/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Calls that need no preparation, such as a session. */
const calls = allCalls.filter(({ example }) => example.prepare === undefined);

/** Requests pages in both languages and makes calls at an even rate until it is stopped. */
export const startLoad = (origin: string, pages: readonly string[]) => {
  /** The number of requests by kind and status. */
  const answerCounts = new Map<string, number>();

  const send = async (kind: string, address: string, init: RequestInit): Promise<void> => {
    const status = await fetch(origin + address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      })
      // Includes responses that end early.
      .catch(() => 'no response');
    const key = `${kind} ${status}`;
    answerCounts.set(key, (answerCounts.get(key) ?? 0) + 1);
  };

  const request = (number: number): Promise<void> => {
    const visitor = number % VISITORS;
    const headers = { 'x-forwarded-for': `203.0.${visitor >> 7}.${(visitor % 128) + 1}` };
    if (number % 5 < PAGES) {
      const lang = number % 2 === 0 ? 'en' : 'ge';
      const page = pages[(number * 7919) % pages.length] ?? '/home';
      return send('pages', page, { headers: { ...headers, cookie: `lang=${lang}` } });
    }
    const known = calls[number % calls.length];
    if (!known) throw new Error('there are no calls');
    const body = JSON.stringify(envelopeOf(known.example.parameter, { reqTime: Date.now() }));
    return send('calls', pathOf(known.call), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  };

  return { answerCounts, stop: startAtRate(RATE, request) };
};
