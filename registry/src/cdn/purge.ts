import { readFileSync } from 'node:fs';
import { fetchFault } from '../fetchFault';

/** Removes the pages with these tags from the CDN. Rejects if the CDN does not confirm it. */
export type Purge = (tags: readonly string[]) => Promise<void>;

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

interface PurgeRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

interface PurgeApi {
  readonly origin: string;
  readonly buildRequest: (service: string, token: string, tags: readonly string[]) => PurgeRequest;
}

const apis: Readonly<Record<string, PurgeApi>> = {
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    origin: 'https://api.fastly.com',
    buildRequest: (service, token, tags) => ({
      path: `/service/${service}/purge`,
      headers: { 'fastly-key': token, accept: 'application/json' },
      body: { surrogate_keys: tags },
    }),
  },
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/
  cloudflare: {
    origin: 'https://api.cloudflare.com',
    buildRequest: (zone, token, tags) => ({
      path: `/client/v4/zones/${zone}/purge_cache`,
      headers: { authorization: `Bearer ${token}` },
      body: { tags },
    }),
  },
};

/**
 * Returns a function that purges at the CDN that the settings name (`CDN`, `CDN_SERVICE`, and `CDN_TOKEN` or `CDN_TOKEN_FILE`), or null without one.
 * An incomplete setting is printed and ignored. `origin` replaces the origin of the CDN's API.
 */
export const createPurge = (env: NodeJS.ProcessEnv, say: (line: string) => void, origin?: string): Purge | null => {
  const { CDN: name = '', CDN_SERVICE: service = '', CDN_TOKEN: token, CDN_TOKEN_FILE: file } = env;
  if (!name) return null;
  const api = apis[name];
  if (!api || !/^\w+$/.test(service) || !(token || file)) {
    say('nothing is purged: CDN must be fastly or cloudflare, with CDN_SERVICE and CDN_TOKEN or CDN_TOKEN_FILE');
    return null;
  }
  return async (tags) => {
    // Read each time, since it may be replaced while the process runs.
    const secret = token || readFileSync(file ?? '', 'utf8').trim();
    const { path, headers, body } = api.buildRequest(service, secret, tags);
    const response = await fetch((origin ?? api.origin) + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`${name} does not answer: ${fetchFault(error)}`);
    });
    if (!response.ok) throw new Error(`${name} responded with status ${response.status}`);
  };
};
