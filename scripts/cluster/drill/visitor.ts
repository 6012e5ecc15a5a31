import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Timeout of a visit in milliseconds. The site answers each page within this time. */
const TIMEOUT_MS = 20_000;

export interface VisitResponse {
  readonly status: number;
  readonly text: string;
}

/** The number of addresses of this machine that visitors have. */
const VISITOR_COUNT = 200;

/** Requests an address of the site. Posts a `body` as JSON. Rejects without a complete answer before the timeout. */
export type Visit = (path: string, body?: string) => Promise<VisitResponse>;

/**
 * Creates visitors of a site that trust its certificate. `fromManyAddresses` uses many addresses in turn, and `fromOneAddress` another
 * one. Like a browser they repeat a GET if a reused connection is closed without an answer (RFC 9112, 9.3.1).
 */
export const createVisitors = (
  origin: string,
  certificate: string,
): { readonly fromManyAddresses: Visit; readonly fromOneAddress: Visit } => {
  const agent = new Agent({ ca: certificate, keepAlive: true });
  let requests = 0;
  const visit = (path: string, body: string | undefined, localAddress: string): Promise<VisitResponse> =>
    new Promise((resolve, reject) => {
      const clientRequest = request(new URL(path, origin), {
        agent,
        localAddress,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      clientRequest.once('error', (error) => {
        if (body === undefined && clientRequest.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          visit(path, body, localAddress).then(resolve, reject);
        else reject(error);
      });
      clientRequest.once('response', (response) => {
        text(response).then(
          (responseText) => resolve({ status: response.statusCode ?? 0, text: responseText }),
          reject,
        );
      });
      clientRequest.end(body);
    });
  return {
    fromManyAddresses: (path, body) => {
      requests += 1;
      return visit(path, body, `127.0.0.${2 + (requests % VISITOR_COUNT)}`);
    },
    fromOneAddress: (path, body) => visit(path, body, `127.0.0.${2 + VISITOR_COUNT}`),
  };
};
