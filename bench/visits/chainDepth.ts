import type { Request } from './requests';

/**
 * Returns the length of the longest chain of requests. 1 is the document, 2 is a file that the document names, 3 is a file that such a
 * file requests.
 */
export const chainDepth = (requests: readonly Pick<Request, 'url' | 'initiator'>[]): number => {
  const byAddress = new Map(requests.map((request) => [request.url, request]));
  const depthOf = (url: string, visitedUrls: ReadonlySet<string>): number => {
    const initiator = byAddress.get(url)?.initiator;
    // An initiator without a request is part of the document, or comes from the cache.
    if (initiator === undefined || initiator === null || visitedUrls.has(url)) return 1;
    return 1 + depthOf(initiator, new Set([...visitedUrls, url]));
  };
  return Math.max(0, ...requests.map(({ url }) => depthOf(url, new Set())));
};
