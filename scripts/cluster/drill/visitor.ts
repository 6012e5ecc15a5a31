import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Milliseconds after which a visitor gives up: the longest that the site lets a page take. */
const TIMEOUT_MS = 20_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Addresses of this machine that visitors come from. */
const VISITORS = 200;

/** Requests an address of the site. Rejects if no complete answer comes in time. A `body` is posted as JSON. */
export type Visit = (path: string, body?: string) => Promise<Answer>;

/**
 * Creates visitors of a site that trust its certificate: `many`, of whom each has an address of its own, and one more. Like a browser
 * they repeat a request once if a connection that was used before is closed without an answer (RFC 9112, 9.3.1).
 */
export const visitorsOf = (origin: string, certificate: string): { readonly many: Visit; readonly one: Visit } => {
  const agent = new Agent({ ca: certificate, keepAlive: true });
  let requests = 0;
  const visit = (path: string, body: string | undefined, localAddress: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(new URL(path, origin), {
        agent,
        localAddress,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      asked.once('error', (error) => {
        if (body === undefined && asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          visit(path, body, localAddress).then(resolve, reject);
        else reject(error);
      });
      asked.once('response', (response) => {
        text(response).then((said) => resolve({ status: response.statusCode ?? 0, text: said }), reject);
      });
      asked.end(body);
    });
  return {
    many: (path, body) => {
      requests += 1;
      return visit(path, body, `127.0.0.${2 + (requests % VISITORS)}`);
    },
    one: (path, body) => visit(path, body, `127.0.0.${2 + VISITORS}`),
  };
};
