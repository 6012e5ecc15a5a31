import autocannon from 'autocannon';

/** Sends requests and waits for the responses. Throws if a request failed. `name` is part of the message. */
export const sendRequests = async (name: string, options: autocannon.Options): Promise<autocannon.Result> => {
  const result = await autocannon(options);
  // autocannon counts responses with status 304 among `non2xx`, and timeouts among `errors`.
  const notModified = result.statusCodeStats?.['304']?.count ?? 0;
  const failed = result.non2xx - notModified + result.errors + result.mismatches;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  return result;
};

let accounts = 0;

/** Creates a request for a page that no cache has: each one is of another account. */
export const uncachedPage = (path: string): autocannon.Request => ({
  setupRequest: (request) => ({ ...request, path: `${path}?accountId=${(accounts += 1)}` }),
});
