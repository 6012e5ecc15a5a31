import type { Request } from './requests';

/** Returns the length of the longest chain of requests: 1 is the document alone, 2 what it names, 3 what that requests. */
export const chainDepth = (requests: readonly Pick<Request, 'url' | 'startedBy'>[]): number => {
  const byAddress = new Map(requests.map((request) => [request.url, request]));
  const depthOf = (url: string, visitedUrls: ReadonlySet<string>): number => {
    const startedBy = byAddress.get(url)?.startedBy;
    // An initiator without a request came with the document, or from the cache.
    if (startedBy === undefined || startedBy === null || visitedUrls.has(url)) return 1;
    return 1 + depthOf(startedBy, new Set([...visitedUrls, url]));
  };
  return Math.max(0, ...requests.map(({ url }) => depthOf(url, new Set())));
};
