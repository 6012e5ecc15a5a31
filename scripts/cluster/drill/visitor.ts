import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Milliseconds after which a visitor gives up. */
const TIMEOUT_MS = 10_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Requests an address of the site. Rejects if no complete answer comes in time. A `body` is posted as JSON. */
export type Visit = (path: string, body?: string) => Promise<Answer>;

/** Creates visitors of a site that trust its certificate. */
export const visitorsOf = (origin: string, certificate: string): Visit => {
  const agent = new Agent({ ca: certificate, keepAlive: true, maxSockets: 256 });
  return (path, body) =>
    new Promise((resolve, reject) => {
      const asked = request(new URL(path, origin), {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      asked.once('error', reject).once('response', (response) => {
        text(response).then((said) => resolve({ status: response.statusCode ?? 0, text: said }), reject);
      });
      asked.end(body);
    });
};
